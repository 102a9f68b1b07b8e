import type { Plugin } from 'vite'

const PREFIX = '\0axios-without:'

/** Modules of axios that the bundle never runs, by the file that imports them and the name it uses, with their replacement. */
const UNUSED: Record<string, string> = {
  'adapters/adapters.js ./fetch.js': 'export const getFetch = () => false',
  'adapters/adapters.js ./xhr.js': 'export default false',
  'axios.js ./helpers/HttpStatusCode.js': 'export default {}',
}

/** Leaves axios's own adapters out of the bundle: requests go by the adapter of core/platform/api/transport.ts. */
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
