import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import laravel from 'laravel-vite-plugin'
import { defineConfig } from 'vite'

import { buildTargets } from './tools/browsers.ts'
import { DEV_PORT, developmentFiles } from './tools/dev/development-files.ts'
import { VERSION } from './tools/version.ts'
import { adaptedDependencies } from './tools/vite/adapted-dependencies.ts'
import { announcerWithoutHtml } from './tools/vite/announcer-without-html.ts'
import { apiDocument } from './tools/vite/api-document.ts'
import { chunkNames, HASH_LENGTH } from './tools/vite/chunk-names.ts'
import { compileEagerly } from './tools/vite/compile-eagerly.ts'
import { componentsSheet } from './tools/vite/components-sheet.ts'
import { fileSums } from './tools/vite/file-sums.ts'
import { compiledEagerly, firstChunks, offlineScreens, preloaded, REQUEST_CHUNK } from './tools/vite/first-screens.ts'
import { menuIcons } from './tools/vite/menu-icons.ts'
import { preloadApp } from './tools/vite/preload-app.ts'
import { refreshScreens } from './tools/vite/refresh-screens.ts'
import { releaseVersion } from './tools/vite/release-version.ts'
import { separateSourceMaps } from './tools/vite/separate-source-maps.ts'
import { serviceWorker } from './tools/vite/service-worker.ts'
import { shellChunk } from './tools/vite/shell-chunk.ts'
import { thirdPartyNotices } from './tools/vite/third-party-notices.ts'

// The Laravel plugin refuses to serve in CI, but our end-to-end tests do so on purpose.
process.env['LARAVEL_BYPASS_ENV_CHECK'] = '1'

const { cacheDir, hotFile } = developmentFiles(Number(process.env['PORT'] ?? DEV_PORT))

const shell = shellChunk()
const notices = thirdPartyNotices()

const shellGroup = (name: (typeof firstChunks)[number]) => ({
  name,
  test: (id: string) => shell.partOf(id) === name,
  includeDependenciesRecursively: false,
})

/** The code that sends requests, loaded together: one chunk instead of one for each part that others share. */
const requestGroup = {
  name: REQUEST_CHUNK,
  test: /core\/platform\/api\/(request|refusal|response-error|session-turn|site-request|transport)\.ts|lib\/browser\/combine-signals\.ts|contract\/machinery\/wire\.ts|node_modules\/axios\/|axios-without/,
  includeDependenciesRecursively: false,
}

/** The code that every page loads after its first screen, one small chunk. */
const afterFirstGroup = {
  name: 'after-first-screen',
  test: /app\/(?:after-first-screen|follow-worker)|lib\/browser\/(?:focusable|leave-disabled|reveal-fields|worker-url)|audio-peaks\/peaks-worker|service-worker\/register|storage\/download-caches|feedback\/state-picture/,
  includeDependenciesRecursively: false,
}

const fileNames = `assets/[name]-[hash:${HASH_LENGTH}].js`

/** Whether a file is a style sheet or a chunk of the first screens. */
const isFirst = (file: string) => file.endsWith('.css') || firstChunks.some((part) => file.includes(`/${part}-`))

/** Builds the drop-in bundle, `public/build`, which the backend finds through `public/build/manifest.json`. */
export default defineConfig({
  // Relative URLs, so that the bundle works from a subfolder or the CDN of `asset_url`.
  base: '',
  cacheDir,
  plugins: [
    react(),
    refreshScreens(),
    tailwindcss(),
    componentsSheet(),
    apiDocument(),
    announcerWithoutHtml(),
    adaptedDependencies(),
    chunkNames(preloaded),
    compileEagerly(compiledEagerly),
    menuIcons(),
    separateSourceMaps(),
    shell.plugin,
    laravel({ input: 'resources/client/main.tsx', hotFile }),
    preloadApp(),
    releaseVersion(VERSION),
    serviceWorker(offlineScreens, notices.add),
    notices.plugin,
    fileSums(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: [
      // Repeated here because the Laravel plugin's own `@` alias would override tsconfig.json.
      { find: '@', replacement: '/resources/client' },
    ],
  },
  worker: { rolldownOptions: { output: { entryFileNames: fileNames } } },
  build: {
    target: buildTargets,
    // Only for the error reporter, so the files have no sourceMappingURL comment.
    sourcemap: 'hidden',
    modulePreload: {
      polyfill: false,
      // Listing the imports of every later screen would add two kilobytes to the entry. Only first screens are
      // preloaded; later ones are prefetched anyway when a link to them is hovered or focused. Sorted lists compress better.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter(isFirst).sort(),
    },
    rolldownOptions: {
      // Named constants cost no bytes: without this, a chunk declares and exports those that other chunks have inlined.
      optimization: { inlineConst: { mode: 'all' } },
      // The entry's static imports are one chunk, although lazy screens share parts of it: fewer bytes and requests.
      output: {
        entryFileNames: fileNames,
        chunkFileNames: fileNames,
        codeSplitting: {
          groups: [{ name: 'main', tags: ['$initial'] }, ...firstChunks.map(shellGroup), requestGroup, afterFirstGroup],
        },
      },
    },
  },
})
