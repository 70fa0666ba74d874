import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '.stryker-tmp/**', 'dist/**', 'bench/**', 'web/tests/**'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
