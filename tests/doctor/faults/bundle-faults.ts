import type { PlantedSite } from '../planted'
import { besideBuild, sumsFor } from '../planted-files'
import { answer, edit, type Fault, fileHeader, withoutFiles } from './fault'

const pictures = Object.keys(besideBuild()).filter((path) => /^(?:favicon|images)\//.test(path))
const CHUNK = 'build/assets/lazy-3a.js'

/** Changes a file of the build folder after the build. */
const changed = (path: string, text: string) => (site: PlantedSite) => {
  site.files[path] = text
}

/** Sends the page in place of missing files of the build folder. */
function pageForMissing(site: PlantedSite): void {
  const headers = { 'content-type': 'text/html; charset=UTF-8' }
  site.instead['GET build/assets/doctor-missing-file.js'] = () => ({ headers, text: '<!doctype html><html></html>' })
}

/** Faults of the bundle's files: incomplete, of two builds, changed on the way. */
export const bundleFaults: Fault[] = [
  { id: 'routes.missing-files', plant: pageForMissing },
  { id: 'build.changed', name: 'by a minifier', plant: changed('assets/app-2a.js', 'export const app=1') },
  { id: 'build.changed', name: 'by an upload as text', plant: changed('assets/font-4a.woff2', 'font\r\n') },
  { id: 'build.changed', name: 'in the entry', plant: changed('assets/main-1a.js', 'import("./lazy-9z.js")') },
  {
    id: 'build.changed',
    name: 'on a CDN that keeps an old file',
    placement: { assetUrl: 'https://cdn.example/' },
    plant: changed('assets/main-1b.css', 'a{}'),
  },
  {
    id: 'build.other-sums',
    plant: (site) => {
      site.files['sums.json'] = sumsFor({ 'assets/main-0z.js': 'previous' })
    },
  },
  {
    id: 'assets.worker-changed',
    plant: (site) => {
      site.rootFiles['service-worker.js'] = 'const precached = ["build/assets/main-0z.js"]'
    },
  },
  {
    id: 'assets.worker-redirect',
    plant: answer('service-worker.js', { status: 301, headers: { location: 'https://cdn.example/service-worker.js' } }),
  },
  {
    id: 'assets.public-missing',
    name: 'favicons',
    plant: withoutFiles(...pictures.filter((path) => path.startsWith('favicon/'))),
  },
  { id: 'assets.public-missing', name: 'pictures', plant: withoutFiles('images/logo-dark.svg') },
  { id: 'assets.public-missing', name: 'an icon', plant: withoutFiles('favicon/icon-512x512.png') },
  { id: 'assets.public-missing', name: 'a picture of the client', plant: withoutFiles('images/product/home.webp') },
  {
    id: 'assets.public-missing',
    name: 'a picture on an asset host',
    placement: { assetUrl: 'https://cdn.example/' },
    plant: withoutFiles('images/product/home.webp'),
  },
  {
    id: 'assets.web-manifest',
    plant: (site) => {
      site.rootFiles['manifest.json'] = '{"name":"Music",}'
    },
  },
  { id: 'assets.public-missing', name: 'the web app manifest', plant: withoutFiles('manifest.json') },
  {
    id: 'assets.public-missing',
    name: 'all but the build folder',
    plant: withoutFiles(...Object.keys(besideBuild())),
  },
  { id: 'assets.worker-missing', name: 'behind the catch-all route', plant: withoutFiles('service-worker.js') },
  {
    id: 'assets.logo-missing',
    plant: (site) => void Object.assign(site.data.settings, { branding: { logo_light: 'images/own.svg' } }),
  },
  {
    id: 'assets.uncompressed',
    name: 'style sheets',
    plant: fileHeader('assets/main-1b.css', 'content-encoding', null),
  },
  {
    id: 'assets.redirect',
    plant: answer(CHUNK, { status: 302, headers: { location: 'https://music.example/login' } }),
  },
  { id: 'assets.forbidden', plant: answer(CHUNK, { status: 403, text: '403 Forbidden' }) },
  {
    id: 'assets.redirect',
    name: 'of an asset host to the site',
    placement: { assetUrl: 'https://www.music.example/' },
    plant: (site) => {
      for (const path of Object.keys(site.files))
        answer(`https://www.music.example/build/${path}`, {
          status: 301,
          headers: { location: `${site.url}build/${path}` },
        })(site)
    },
  },
  {
    id: 'assets.resource-policy',
    placement: { assetUrl: 'https://cdn.example/' },
    plant: (site) => {
      site.assetHeaders['cross-origin-resource-policy'] = 'same-origin'
    },
  },
  {
    id: 'page.dead-tags',
    name: 'a second entry',
    plant: edit('</head>', '<script type="module" src="build/assets/main-0z.js"></script></head>'),
  },
  {
    id: 'page.dead-tags',
    name: 'a style sheet',
    plant: edit('</head>', '<link rel="stylesheet" href="build/assets/main-0z.css"></head>'),
  },
  {
    id: 'page.second-entry',
    plant: (site) => {
      site.files['assets/main-0z.js'] = 'previous'
      edit('</head>', '<script type="module" src="build/assets/main-0z.js"></script></head>')(site)
    },
  },
]
