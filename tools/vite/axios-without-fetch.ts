import type { Plugin } from 'vite'

const PREFIX = '\0axios-without:'

/** What of axios stands in the bundle and is never used: by the file that imports it and the name it does so by, what takes its place. */
const UNUSED: Record<string, string> = {
  // Four kilobytes that never run: axios takes XMLHttpRequest wherever there is one, which is every browser.
  'adapters/adapters.js ./fetch.js': 'export const getFetch = () => false',
  // The names of status codes, for those who cannot remember numbers.
  'axios.js ./helpers/HttpStatusCode.js': 'export default {}',
}

/**
 * Leaves out of axios what no browser uses, its adapter for fetch before all. The build is the proof that it is still where this
 * looks for it: the byte budget does not hold with it.
 */
export const axiosWithoutFetch = (): Plugin => ({
  name: 'dziesma:axios-without-fetch',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const [, file] = importer.replaceAll('\\', '/').split('/axios/lib/')
    const use = `${file} ${source}`
    return Object.hasOwn(UNUSED, use) ? PREFIX + use : undefined
  },
  load: (id) => (id.startsWith(PREFIX) ? UNUSED[id.slice(PREFIX.length)] : undefined),
})
