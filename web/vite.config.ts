import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { preloads } from './build/preloads.ts';
import { precache } from './worker/precache.ts';

export default defineConfig({
  plugins: [react(), preloads(), precache()],
  // Files of older builds stay for pages that are still open; scripts/builds.mjs takes away what nobody needs any more.
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
});
