import type { PlantedSite } from '../planted'
import { builtFiles } from '../planted-files'
import { edit, type Fault } from './fault'

const WRONG = 'http://localhost'

/** Settings that Laravel builds from APP_URL. */
function appUrl(site: PlantedSite, url: string): void {
  Object.assign(site.data.settings, {
    base_url: url,
    html_base_uri: '/',
    branding: { logo_light: `${url}/images/logo-light.svg` },
  })
  edit('<base href="/">', `<base href="${url}/">`)(site)
}

/** Fails every file of an asset host. */
const failAssets = (host: string, id: 'reach.dns' | 'reach.timeout') => (site: PlantedSite) => {
  for (const path of [...Object.keys(builtFiles()), 'assets/doctor-missing-file.js', 'assets/main-1a.js.map'])
    site.instead[`GET ${host}build/${path}`] = id
}

const slow = (path: string) => (site: PlantedSite) => {
  site.instead[`GET ${path}`] = 'reach.timeout'
}

/** Faults with many symptoms, each one finding. */
export const causeFaults: Fault[] = [
  {
    id: 'session.base-url-host',
    name: 'in everything that Laravel builds from it',
    plant: (site) => appUrl(site, WRONG),
  },
  {
    id: 'session.base-url-host',
    name: 'in <base>',
    plant: edit('<base href="/">', '<base href="https://staging.example/">'),
  },
  { id: 'content.mixed-settings', name: 'and in <base>', plant: (site) => appUrl(site, 'http://music.example') },
  {
    id: 'content.mixed-settings',
    name: 'of the asset host',
    placement: { assetUrl: 'http://cdn.example/' },
    plant: () => undefined,
  },
  {
    id: 'assets.host-unreachable',
    name: 'that is not the policy’s',
    placement: { assetUrl: 'https://cdn.exmaple/' },
    plant: (site) => {
      failAssets('https://cdn.exmaple/', 'reach.dns')(site)
      const text = site.pageHeaders['content-security-policy'] ?? ''
      site.pageHeaders['content-security-policy'] = text.replaceAll('cdn.exmaple', 'cdn.example')
    },
  },
  {
    id: 'reach.slow',
    name: 'on the asset host',
    placement: { assetUrl: 'https://cdn.example/' },
    plant: failAssets('https://cdn.example/', 'reach.timeout'),
  },
  { id: 'reach.slow', name: 'in a file', plant: slow('build/assets/lazy-3a.js') },
  { id: 'reach.slow', name: 'in the manifest', plant: slow('build/manifest.json') },
  { id: 'reach.slow', name: 'in the API', plant: slow('api/v1/bootstrap-data') },
  { id: 'reach.slow', name: 'in a route', plant: slow('login') },
  { id: 'reach.encoding', plant: (site) => void (site.instead['GET build/assets/lazy-3a.js'] = 'reach.encoding') },
]
