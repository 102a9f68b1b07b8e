import { join } from 'node:path'
import { defineConfig } from 'vite'

import { separateBuild } from '../vite/separate-build.ts'

/** Builds the mock's page for manual upload tests, served at `mock/uploads`; it is not part of the site's bundle. */
export default defineConfig({
  ...separateBuild(join(import.meta.dirname, 'uploads.css')),
  root: join(import.meta.dirname, '../..'),
  base: '',
  build: {
    outDir: 'dist-uploads/build',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: 'tools/uploads/main.tsx' },
  },
})
