import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,art,server,web,cli,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/tests/**'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
