import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import laravel from 'laravel-vite-plugin'
import { join } from 'node:path'
import { defineConfig } from 'vite'

import { announcerWithoutHtml } from './tools/vite/announcer-without-html.ts'
import { axiosWithoutAdapters } from './tools/vite/axios-without-adapters.ts'
import { compileAtOnce } from './tools/vite/compile-at-once.ts'
import { componentsSheet } from './tools/vite/components-sheet.ts'
import { preloadApp } from './tools/vite/preload-app.ts'
import { reactWithoutUnused } from './tools/vite/react-without-unused.ts'
import { refreshScreens } from './tools/vite/refresh-screens.ts'
import { routerWithoutFramework } from './tools/vite/router-without-framework.ts'
import { shellChunk, shellParts } from './tools/vite/shell-chunk.ts'
import { sourceMapsBeside } from './tools/vite/source-maps-beside.ts'
import { spokenLocales } from './tools/vite/spoken-locales.ts'
import { zodWithoutUnused } from './tools/vite/zod-without-unused.ts'

// The plugin refuses to serve where CI is set; our own journeys serve there on purpose.
process.env['LARAVEL_BYPASS_ENV_CHECK'] = '1'

const shell = shellChunk()

const shellGroup = (name: (typeof shellParts)[number]) => ({
  name,
  test: (id: string) => shell.partOf(id) === name,
  includeDependenciesRecursively: false,
})

/** A style sheet, or a chunk of the first screens. */
const isFirst = (file: string) => file.endsWith('.css') || shellParts.some((part) => file.includes(`/${part}-`))

/** The drop-in bundle: `public/build`, found by the backend through `public/build/manifest.json`. */
export default defineConfig({
  // Relative: everything is found from where the bundle was loaded, be it a sub-folder or the CDN of `asset_url`.
  base: '',
  plugins: [
    react(),
    refreshScreens(),
    tailwindcss(),
    componentsSheet(),
    spokenLocales(),
    announcerWithoutHtml(),
    axiosWithoutAdapters(),
    compileAtOnce(['main', 'app', 'guest']),
    sourceMapsBeside('source-maps'),
    routerWithoutFramework(),
    reactWithoutUnused(),
    zodWithoutUnused(),
    shell.plugin,
    laravel('resources/client/main.tsx'),
    preloadApp(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: [
      // `@` is named here too: the Laravel plugin has a meaning of its own for it, which wins over tsconfig.json.
      { find: '@', replacement: '/resources/client' },
      // The router's entry is its development build, with half a kilobyte of warnings.
      {
        find: /^react-router$/,
        replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
      },
      {
        find: /^react-router\/dom$/,
        replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  build: {
    // For the error reporter, in a folder of their own; no file names its map.
    sourcemap: 'hidden',
    modulePreload: {
      polyfill: false,
      // The names of everything that every later screen imports would be two kilobytes of the entry. What the first screens are made of
      // is fetched at once; later ones are fetched ahead anyway, when a link to them is neared. Sorted, equal lists compress well.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter(isFirst).sort(),
    },
    // What the entry needs at once is one chunk, though lazy screens share parts of it: fewer bytes and requests.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }, ...shellParts.map(shellGroup)] } },
    },
  },
})
