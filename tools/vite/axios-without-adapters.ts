import type { Plugin } from 'vite'

const PREFIX = '\0axios-without:'

/** Replacements for axios modules that the bundle never runs, keyed by importing file and import specifier. */
const UNUSED: Record<string, string> = {
  'adapters/adapters.js ./fetch.js': 'export const getFetch = () => false',
  'adapters/adapters.js ./xhr.js': 'export default false',
  'axios.js ./helpers/HttpStatusCode.js': 'export default {}',
}

/** Leaves axios's adapters out of the bundle: requests use the adapter of core/platform/api/transport.ts. */
export const axiosWithoutAdapters = (): Plugin => ({
  name: 'dziesma:axios-without-adapters',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const [, file] = importer.replaceAll('\\', '/').split('/axios/lib/')
    const use = `${file} ${source}`
    return Object.hasOwn(UNUSED, use) ? PREFIX + use : undefined
  },
  load: (id) => (id.startsWith(PREFIX) ? UNUSED[id.slice(PREFIX.length)] : undefined),
})
