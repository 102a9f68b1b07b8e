import type { FindingId } from '../../../tools/doctor/catalogue'
import { sumsFor } from '../planted-files'

type FolderFault = { id: FindingId; also?: FindingId[]; plant: (files: Record<string, string>) => void }

const MANIFEST = 'build/manifest.json'

/** Faults of a public folder on disk. */
export const folderFaults: FolderFault[] = [
  {
    id: 'build.hot-file',
    plant: (files) => {
      files['hot'] = 'http://localhost:5173'
    },
  },
  {
    id: 'build.hot-file',
    plant: (files) => {
      files['hot-5174'] = 'http://localhost:5174'
    },
  },
  {
    id: 'exposed.env',
    plant: (files) => {
      files['.env'] = 'APP_KEY='
    },
  },
  {
    id: 'exposed.git',
    plant: (files) => {
      files['.git/HEAD'] = 'ref: refs/heads/main'
    },
  },
  {
    id: 'build.folder-missing',
    plant: (files) => {
      for (const path of Object.keys(files)) delete files[path]
    },
  },
  {
    id: 'build.manifest-missing',
    plant: (files) => {
      delete files[MANIFEST]
    },
  },
  {
    id: 'build.manifest-folder',
    plant: (files) => {
      files['build/.vite/manifest.json'] = files[MANIFEST] ?? ''
      delete files[MANIFEST]
    },
  },
  {
    id: 'build.manifest-unreadable',
    plant: (files) => {
      files[MANIFEST] = '<html></html>'
    },
  },
  {
    id: 'build.entry-key',
    plant: (files) => {
      files[MANIFEST] = (files[MANIFEST] ?? '').replace('"resources/client/main.tsx":', '"resources/js/app.js":')
    },
  },
  {
    id: 'build.files-missing',
    plant: (files) => {
      delete files['build/assets/lazy-3a.js']
    },
  },
  {
    id: 'build.files-missing',
    plant: (files) => {
      files['build/assets/app-2a.js'] = ''
    },
  },
  {
    id: 'build.changed',
    plant: (files) => {
      files['build/assets/app-2a.js'] = 'export const app=1'
    },
  },
  {
    id: 'build.other-sums',
    plant: (files) => {
      files['build/sums.json'] = sumsFor({ 'assets/main-0z.js': 'previous' })
    },
  },
  {
    id: 'build.manifest-bom',
    plant: (files) => {
      files[MANIFEST] = `\uFEFF${files[MANIFEST]}`
    },
  },
  {
    id: 'assets.public-missing',
    plant: (files) => {
      for (const path of Object.keys(files)) if (!path.startsWith('build/')) delete files[path]
    },
  },
  {
    id: 'assets.public-missing',
    plant: (files) => {
      for (const path of Object.keys(files)) if (path.startsWith('images/')) delete files[path]
    },
  },
  {
    id: 'assets.public-missing',
    plant: (files) => {
      files['favicon/icon-512x512.png'] = ''
    },
  },
  {
    id: 'assets.web-manifest',
    plant: (files) => {
      files['manifest.json'] = '<!doctype html>'
    },
  },
  {
    id: 'assets.worker-missing',
    plant: (files) => {
      delete files['service-worker.js']
    },
  },
  {
    id: 'assets.worker-changed',
    plant: (files) => {
      files['service-worker.js'] = 'previous'
    },
  },
  {
    id: 'build.extra-files',
    plant: (files) => {
      files['build/notes.txt'] = 'old'
    },
  },
  {
    id: 'build.source-maps',
    plant: (files) => {
      files['build/assets/main-1a.js.map'] = '{}'
    },
  },
  {
    id: 'build.absolute-urls',
    plant: (files) => {
      files['build/assets/main-1b.css'] = '@font-face{src:url(/build/assets/font-4a.woff2)}'
    },
  },
  {
    id: 'build.absolute-urls',
    plant: (files) => {
      files['build/assets/main-1a.js'] = 'const files=["/shop/build/assets/lazy-3a.js"]'
    },
  },
]
