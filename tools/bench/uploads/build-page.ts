import { build } from 'vite'

import { supportedLocales } from '../../vite/supported-locales'

const ENTRY = 'page.js'

/** Builds the upload page into a folder, like the site's bundle. Returns its script tag. */
export async function buildPage(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base: '',
    publicDir: false,
    plugins: [supportedLocales()],
    resolve: { tsconfigPaths: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input: 'tools/bench/uploads/page/main.ts', output: { entryFileNames: ENTRY } },
    },
  })
  return `<script type="module" src="${ENTRY}"></script>`
}
