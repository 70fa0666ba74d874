import { hasFailed } from '../house/api.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { askHouse } from './api.ts';

let asked: Promise<boolean> | undefined;

/** Asked once for as long as the page is open; a server that did not answer is asked again. */
async function hasGallery(): Promise<boolean> {
  asked ??= askHouse().then(house => {
    if (hasFailed(house)) asked = undefined;
    return !hasFailed(house) && house.gallery;
  });
  return asked;
}

/** Whether whoever runs this server has switched a gallery on; not, as long as nobody knows. */
export const useHasGallery = (): boolean => useLoaded(hasGallery) ?? false;
