import { join } from 'node:path'
import { defineConfig } from 'vite'

import { separateBuild } from '../vite/separate-build.ts'

/** Catalogue of every component in every state: served with hot reload by `npm run workshop`, built for the tests. */
export default defineConfig({
  ...separateBuild(join(import.meta.dirname, 'workshop.css')),
  root: import.meta.dirname,
  base: './',
  // Apart from the cache of `npm run dev`, which may run at the same time.
  cacheDir: join(import.meta.dirname, '../../node_modules/.vite/workshop'),
  server: { port: 8100 },
  build: { outDir: join(import.meta.dirname, '../../dist-workshop'), emptyOutDir: true, chunkSizeWarningLimit: 1000 },
})
