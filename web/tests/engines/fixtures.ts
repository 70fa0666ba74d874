import { test as base } from '@playwright/test';
import type { Engine, EnginePage } from './engine.ts';
import { openChromium, openFirefox } from './playwright.ts';
import { openWebkit } from './webkit.ts';

const OPEN: Readonly<Record<string, (site: string, launch: object) => Promise<Engine>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
};

/** One browser for all tests of a worker: the one that gives the project its name. */
export const test = base.extend<{ engine: EnginePage }, { browserEngine: Engine }>({
  browserEngine: [
    async ({ browserName: _ }, use, { project }) => {
      const { baseURL = '', launchOptions = {} } = project.use;
      const engine = await OPEN[project.name]?.(baseURL, launchOptions);
      if (!engine) throw new Error(`no engine ${project.name}`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  engine: ({ browserEngine }, use) => use(browserEngine.page),
});

export { expect } from '@playwright/test';
