import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin, resolveConfig } from 'vite'
import { afterAll, expect, it } from 'vitest'

import { announcerWithoutHtml } from '../../tools/vite/announcer-without-html'
import { apiDocument } from '../../tools/vite/api-document'
import { axiosWithoutAdapters } from '../../tools/vite/axios-without-adapters'
import { chunkNames } from '../../tools/vite/chunk-names'
import { compileEagerly } from '../../tools/vite/compile-eagerly'
import { componentsSheet } from '../../tools/vite/components-sheet'
import { fileSums } from '../../tools/vite/file-sums'
import { compiledEagerly, offlineScreens, preloaded } from '../../tools/vite/first-screens'
import { menuIcons } from '../../tools/vite/menu-icons'
import { plainIcons } from '../../tools/vite/plain-icons'
import { preloadApp } from '../../tools/vite/preload-app'
import { reactRemovedFeatures } from '../../tools/vite/react-removed-features'
import { reactWithoutUnused } from '../../tools/vite/react-without-unused'
import { refreshScreens } from '../../tools/vite/refresh-screens'
import { releaseVersion } from '../../tools/vite/release-version'
import { routerWithoutFramework } from '../../tools/vite/router-without-framework'
import { separateSourceMaps } from '../../tools/vite/separate-source-maps'
import { serviceWorker } from '../../tools/vite/service-worker'
import { shellChunk } from '../../tools/vite/shell-chunk'
import { supportedLocales } from '../../tools/vite/supported-locales'
import { thirdPartyNotices } from '../../tools/vite/third-party-notices'
import { withoutPropertyFallbacks } from '../../tools/vite/without-property-fallbacks'
import { zodWithoutUnused } from '../../tools/vite/zod-without-unused'

const PLUGINS = 'tools/vite'

/** Every plugin of the build and of the development server, with what the site's build passes to it. */
const plugins: Plugin[] = [
  announcerWithoutHtml(),
  apiDocument(),
  axiosWithoutAdapters(),
  chunkNames(preloaded),
  compileEagerly(compiledEagerly),
  componentsSheet(),
  fileSums(),
  menuIcons(),
  plainIcons(),
  preloadApp(),
  reactRemovedFeatures(),
  reactWithoutUnused(),
  refreshScreens(),
  releaseVersion('1.2.3'),
  routerWithoutFramework(),
  separateSourceMaps(),
  serviceWorker(offlineScreens),
  shellChunk().plugin,
  supportedLocales(),
  thirdPartyNotices().plugin,
  withoutPropertyFallbacks(),
  zodWithoutUnused(),
]

const root = mkdtempSync(join(tmpdir(), 'dziesma-plugins-'))
afterAll(() => rmSync(root, { recursive: true }))
writeFileSync(join(root, 'entry.js'), 'console.log(1)')

/** Builds a project of one file, and starts its development server's configuration. */
async function useInSmallProject(added: readonly Plugin[], entry = 'entry.js'): Promise<void> {
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...added],
    build: {
      manifest: 'manifest.json',
      outDir: 'public/build',
      emptyOutDir: true,
      rolldownOptions: { input: join(root, entry) },
    },
  }
  await build(config)
  await resolveConfig(config, 'serve')
}

it('lists every plugin', () => {
  const sources = readdirSync(PLUGINS).map((file) => readFileSync(join(PLUGINS, file), 'utf8'))
  const names = sources.flatMap((source) => source.match(/(?<=name: ')dziesma:[\w-]+/g) ?? [])
  expect(plugins.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

it.each(plugins.map((plugin) => [plugin.name, plugin] as const))(
  'fails a build in which %s finds nothing to do',
  (_, plugin) =>
    expect(useInSmallProject([plugin])).rejects.toThrow(/Nothing to do: .* See "When an update breaks the build"/),
)

it('builds the small project without a plugin', () => expect(useInSmallProject([])).resolves.toBeUndefined())

it('fails a build with all plugins when an imported file is missing', async () => {
  writeFileSync(join(root, 'broken.js'), `import './missing'`)
  await expect(useInSmallProject(plugins, 'broken.js')).rejects.toThrow(/Could not resolve '\.\/missing'/)
})
