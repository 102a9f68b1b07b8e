import { join } from 'node:path'
import { defineConfig } from 'vite'

import { besideTheSite } from '../vite/beside-the-site.ts'

/** Every component in every state: served with hot reload by `npm run workshop`, built for the tests. */
export default defineConfig({
  ...besideTheSite(join(import.meta.dirname, 'workshop.css')),
  root: import.meta.dirname,
  base: './',
  server: { port: 8100 },
  build: { outDir: join(import.meta.dirname, '../../dist-workshop'), emptyOutDir: true, chunkSizeWarningLimit: 1000 },
})
