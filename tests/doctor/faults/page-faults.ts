import { withScript } from '../page-edits'
import type { PlantedSite } from '../planted'
import { builtFiles, manifest, sumsFor, WORKER } from '../planted-files'
import { json } from '../planted-server'
import { edit, type Fault, fileHeader, settings } from './fault'

const ENTRY = /<script type="module" src="[^"]*"><\/script>/
const ELEMENT = 'id="bootstrap-data"'

/** Serves another manifest than the page was rendered with. */
const withManifest = (value: unknown) => (site: PlantedSite) => {
  site.files['manifest.json'] = JSON.stringify(value)
}

const { 'resources/client/main.tsx': entry, ...others } = manifest

/** Faults of the HTML page and of the bundle. */
export const pageFaults: Fault[] = [
  { id: 'page.base-missing', plant: edit('<base href="/">', '') },
  {
    id: 'page.base-late',
    plant: (site) => {
      edit('<base href="/">', '')(site)
      edit('</head>', '<base href="/"></head>')(site)
    },
  },
  {
    id: 'page.base-wrong',
    placement: { url: 'https://music.example/shop/' },
    plant: edit('<base href="/shop/">', '<base href="/">'),
  },
  {
    id: 'page.base-setting',
    plant: (site) => {
      site.data.settings['html_base_uri'] = '/shop/'
    },
  },
  { id: 'page.root-missing', plant: edit('<div id="root">', '<div id="app">') },
  { id: 'page.bootstrap-missing', plant: edit(ELEMENT, 'id="other-data"') },
  {
    id: 'page.bootstrap-nowhere',
    also: ['session.api-error'],
    plant: (site) => {
      edit(ELEMENT, 'id="other-data"')(site)
      site.instead['GET api/v1/bootstrap-data'] = () => json(500, { message: 'Server Error' })
    },
  },
  {
    id: 'page.bootstrap-unreadable',
    placement: { policy: 'connections' },
    plant: (site) => site.edits.push(withScript((text) => text.replaceAll('"', '&quot;'))),
  },
  {
    id: 'page.bootstrap-shape',
    plant: (site) => {
      site.data['user'] = 'Laura'
    },
  },
  {
    id: 'page.bootstrap-shape',
    name: 'without a documented field',
    plant: (site) => {
      delete site.data['guest_role']
    },
  },
  {
    id: 'page.bootstrap-shape',
    name: 'with a setting of another type',
    plant: settings('branding', { site_name: ['Dziesma'] }),
  },
  {
    id: 'page.bootstrap-shape',
    name: 'with a field of another name in the inline script alone',
    placement: { policy: 'connections' },
    plant: (site) => site.edits.push(withScript((json) => json.replace('"csrf_token"', '"csrfToken"'))),
  },
  {
    id: 'page.bootstrap-shape',
    name: 'in the embedded channel',
    plant: edit('"slug":', '"path":'),
  },
  {
    id: 'page.bootstrap-shape',
    name: 'in the embedded custom page',
    plant: (site) => {
      const page = { id: 9, slug: 'par-mums', title: 'Par mums' }
      site.data['loaders'] = { ...(site.data['loaders'] as object), customPage: { page, loader: 'customPage' } }
    },
  },
  {
    id: 'page.charset',
    plant: (site) => {
      site.pageHeaders['content-type'] = 'text/html; charset=ISO-8859-1'
    },
  },
  {
    id: 'page.cached',
    plant: (site) => {
      site.pageHeaders['cache-control'] = 'public, max-age=600'
    },
  },
  {
    id: 'page.cached',
    name: 'by a proxy that adds Age',
    plant: (site) => {
      site.pageHeaders['age'] = '120'
    },
  },
  {
    id: 'page.cached',
    name: 'so that two visitors get the same token',
    plant: (site) => {
      site.edits.push((html) => html.replace(/"csrf_token":"[^"]*"/, '"csrf_token":"of-the-first-visitor"'))
      site.cookies = site.cookies.map((line) => line.replace('{visit}', 'x'))
    },
  },
  { id: 'page.entry-missing', plant: edit(ENTRY, '') },
  { id: 'page.entry-classic', plant: edit('<script type="module" src', '<script defer src') },
  {
    id: 'build.hot-page',
    plant: edit(ENTRY, '<script type="module" src="http://localhost:5173/@vite/client"></script>'),
  },
  {
    id: 'build.hot-file',
    plant: (site) => {
      site.instead['GET hot'] = () => ({ text: 'http://[::1]:5173\n' })
    },
  },
  {
    id: 'build.manifest-missing',
    name: 'as Laravel reports it in debug mode',
    plant: (site) => {
      site.instead['GET '] = () => ({
        status: 500,
        text: 'Vite manifest not found at: /var/www/public/build/manifest.json',
      })
    },
  },
  {
    id: 'build.manifest-missing',
    plant: (site) => {
      delete site.files['manifest.json']
      edit(ENTRY, '')(site)
    },
  },
  {
    id: 'build.manifest-folder',
    plant: (site) => {
      site.files['.vite/manifest.json'] = site.files['manifest.json'] ?? ''
      delete site.files['manifest.json']
      edit(ENTRY, '')(site)
    },
  },
  {
    id: 'build.manifest-unreadable',
    plant: (site) => {
      site.files['manifest.json'] = '{"resources/client/main.tsx":'
    },
  },
  {
    id: 'build.entry-key',
    name: 'as Laravel reports it in debug mode',
    plant: (site) => {
      site.instead['GET '] = () => ({
        status: 500,
        text: 'Unable to locate file in Vite manifest: resources/client/main.tsx.',
      })
    },
  },
  { id: 'build.entry-key', plant: withManifest({ ...others, 'resources/js/app.js': entry }) },
  {
    id: 'build.stale-page',
    plant: (site) => {
      withManifest({ ...manifest, 'resources/client/main.tsx': { ...entry, file: 'assets/main-9z.js' } })(site)
      site.files['assets/main-9z.js'] = 'import("./lazy-3a.js")'
      site.files['sums.json'] = sumsFor(site.files)
    },
  },
  {
    id: 'build.files-missing',
    plant: (site) => {
      delete site.files['assets/lazy-3a.js']
    },
  },
  {
    id: 'build.source-maps',
    plant: (site) => {
      site.files['assets/main-1a.js.map'] = '{"version":3,"sources":["main.tsx"],"mappings":""}'
    },
  },
  {
    id: 'assets.host-unreachable',
    placement: { assetUrl: 'https://cdn.example/' },
    plant: (site) => {
      for (const path of Object.keys(builtFiles()))
        for (const method of ['GET', 'HEAD'])
          site.instead[`${method} https://cdn.example/build/${path}`] = 'reach.refused'
    },
  },
  {
    id: 'assets.type',
    plant: (site) => {
      site.assetHeaders['content-type'] = 'text/plain'
    },
  },
  {
    id: 'assets.worker-missing',
    plant: (site) => {
      site.instead['GET service-worker.js'] = () => ({ status: 404 })
    },
  },
  {
    id: 'assets.worker-type',
    plant: (site) => {
      site.instead['GET service-worker.js'] = () => ({ headers: { 'content-type': 'text/plain' }, text: WORKER })
    },
  },
  {
    id: 'assets.worker-cached',
    plant: (site) => {
      site.instead['GET service-worker.js'] = () => ({
        headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000' },
        text: WORKER,
      })
    },
  },
  {
    id: 'assets.picture-type',
    plant: (site) => {
      site.instead['GET images/logo-light.svg'] = () => ({ headers: { 'content-type': 'text/xml' } })
    },
  },
  {
    id: 'assets.cors',
    placement: { assetUrl: 'https://cdn.example/' },
    plant: (site) => {
      delete site.assetHeaders['access-control-allow-origin']
    },
  },
  {
    id: 'assets.cors',
    name: 'for another origin',
    placement: { assetUrl: 'https://cdn.example/' },
    plant: (site) => {
      site.assetHeaders['access-control-allow-origin'] = 'https://www.music.example'
    },
  },
  {
    id: 'assets.not-cached',
    plant: (site) => {
      delete site.assetHeaders['cache-control']
    },
  },
  {
    id: 'assets.error-cached',
    plant: (site) => {
      site.instead['GET build/assets/doctor-missing-file.js'] = () => ({
        status: 404,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      })
    },
  },
  {
    id: 'assets.uncompressed',
    plant: (site) => {
      fileHeader('assets/main-1a.js', 'content-encoding', null)(site)
    },
  },
  { id: 'assets.preload', plant: edit(/<link rel="modulepreload"[^>]*>/, '') },
  {
    id: 'content.mixed-page',
    placement: { policy: 'connections' },
    plant: edit('</head>', '<link rel="icon" href="http://music.example/favicon.png"></head>'),
  },
  {
    id: 'content.mixed-settings',
    plant: (site) => {
      site.data.settings['base_url'] = 'http://music.example'
    },
  },
]
