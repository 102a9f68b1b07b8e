import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

import { STAND_INS } from '../../mock-server/site/payments/script-urls.ts'
import { buildTargets } from '../browsers.ts'
import { ensurePaymentsBuild } from '../build.ts'
import { announcerWithoutHtml } from '../vite/announcer-without-html.ts'
import { apiDocument } from '../vite/api-document.ts'
import { componentsSheet } from '../vite/components-sheet.ts'
import { menuIcons } from '../vite/menu-icons.ts'
import { supportedLocales } from '../vite/supported-locales.ts'

const root = join(import.meta.dirname, '../..')

/** Static demo: the client with the mock server in a service worker, deployable to any folder of any host. */
export default defineConfig({
  root,
  // Another mode than the site's: the client registers its service worker in `production` only.
  mode: 'demo',
  base: '',
  publicDir: false,
  plugins: [
    react(),
    tailwindcss(),
    componentsSheet(),
    supportedLocales(),
    announcerWithoutHtml(),
    apiDocument(),
    menuIcons(),
    staticSite(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target: buildTargets,
    outDir: 'dist-demo',
    modulePreload: { polyfill: false },
    // One chunk contains the whole mock backend with its data.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: 'tools/demo/main.ts' },
  },
})

/** Completes the bundle to a site: HTML pages, MSW's worker, and the backend's static files. */
function staticSite(): Plugin {
  return {
    name: 'dziesma:static-site',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (!entry) throw new Error('The demo bundle has no entry: does tools/demo/main.ts exist?')
      const files = {
        'index.html': read('tools/demo/index.html').replace('src="%ENTRY%"', `src="${entry.fileName}"`),
        '404.html': read('tools/demo/404.html'),
        // Next to the page, because a service worker's scope is its own folder.
        'mockServiceWorker.js': read('node_modules/msw/lib/mockServiceWorker.js'),
      }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
    writeBundle({ dir = '' }) {
      const isBuilt = (path: string) => /public\/(build|hot|service-worker\.js)\b/.test(path)
      cpSync(join(root, 'public'), dir, { recursive: true, filter: (path) => !isBuilt(path) })
      ensurePaymentsBuild()
      cpSync(join(root, 'dist-payments'), join(dir, STAND_INS), { recursive: true })
    },
  }
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
