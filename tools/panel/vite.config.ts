import { join } from 'node:path'
import { defineConfig } from 'vite'

import { separateBuild } from '../vite/separate-build.ts'

/** Builds the mock panel and its page of uploads, served at `mock/panel`; they are not part of the site's bundle. */
export default defineConfig({
  ...separateBuild(join(import.meta.dirname, 'uploads/uploads.css')),
  root: join(import.meta.dirname, '../..'),
  base: '',
  build: {
    outDir: 'dist-panel/build',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: ['tools/panel/main.tsx', 'tools/panel/uploads/main.tsx'] },
  },
})
