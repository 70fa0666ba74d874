import { afterAll, afterEach, beforeAll } from 'vitest';
import { openSite, type OpenSite } from '../../../../server/tests/site.ts';
import { type Page, type Visit, visit } from './page.ts';

/** A server for all tests of a file, and pages that are closed after each of them. */
export interface Opened {
  readonly link: string;
  readonly page: (wanted: Omit<Visit, 'site'>) => Promise<Page>;
}

export function openForTests(): Opened {
  let site: OpenSite;
  const pages: Page[] = [];
  beforeAll(async () => {
    site = await openSite();
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
  });
  afterAll(() => site.close());
  return {
    get link() {
      return site.link;
    },
    page: async wanted => {
      const page = await visit({ site: site.link, ...wanted });
      pages.push(page);
      return page;
    },
  };
}
