import type { ReactElement } from 'react';
import { Link } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';
import { useHasGallery } from './useHasGallery.ts';
import { useGalleryWords } from './words.ts';

/** The way into the gallery, where there is one. */
export function GalleryDoor(): ReactElement | null {
  const { title } = useGalleryWords();
  if (!useHasGallery()) return null;
  return (
    <Link className="button" href={pathOf({ page: 'gallery' })}>
      {title}
    </Link>
  );
}
