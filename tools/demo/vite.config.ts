import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

import { announcerWithoutHtml } from '../vite/announcer-without-html.ts'
import { componentsSheet } from '../vite/components-sheet.ts'
import { spokenLocales } from '../vite/spoken-locales.ts'

const root = join(import.meta.dirname, '../..')

/** The static site: the client with the mock server in a service worker, for any folder of any host. */
export default defineConfig({
  root,
  base: '',
  publicDir: false,
  plugins: [react(), tailwindcss(), componentsSheet(), spokenLocales(), announcerWithoutHtml(), staticSite()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: 'dist-demo',
    modulePreload: { polyfill: false },
    // A whole backend with all its data is in one of them.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: 'tools/demo/main.ts' },
  },
})

/** Adds what the bundle needs to be a site: its pages, MSW's worker, and the files that a backend serves as they are. */
function staticSite(): Plugin {
  return {
    name: 'dziesma:static-site',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (!entry) throw new Error('The demo has no entry: is tools/demo/main.ts there?')
      const files = {
        'index.html': read('tools/demo/index.html').replace('src="%ENTRY%"', `src="${entry.fileName}"`),
        '404.html': read('tools/demo/404.html'),
        // Beside the page: a worker answers for its own folder.
        'mockServiceWorker.js': read('node_modules/msw/lib/mockServiceWorker.js'),
      }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
    writeBundle({ dir = '' }) {
      const isBuilt = (path: string) => /public\/(build|hot)\b/.test(path)
      cpSync(join(root, 'public'), dir, { recursive: true, filter: (path) => !isBuilt(path) })
    },
  }
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
