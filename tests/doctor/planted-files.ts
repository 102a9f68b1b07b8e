import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A small Vite manifest: the entry, a chunk that it imports, a lazy screen, style sheets and a font. */
export const manifest = {
  'resources/client/main.tsx': {
    file: 'assets/main-1a.js',
    src: 'resources/client/main.tsx',
    isEntry: true,
    version: '1.2.3',
    css: ['assets/main-1b.css'],
    imports: ['_app-2a.js'],
    dynamicImports: ['resources/client/lazy.tsx'],
  },
  '_app-2a.js': { file: 'assets/app-2a.js' },
  'resources/client/lazy.tsx': {
    file: 'assets/lazy-3a.js',
    css: ['assets/lazy-3b.css'],
    assets: ['assets/font-4a.woff2'],
  },
}

const chunks: Record<string, string> = {
  'assets/main-1a.js': 'import("./lazy-3a.js")',
  'assets/main-1b.css': '@font-face{src:url(./font-4a.woff2)}',
  'assets/app-2a.js': 'export const app = 1',
  'assets/lazy-3a.js': 'export const lazy = 1',
  'assets/lazy-3b.css': 'a{color:red}',
  'assets/font-4a.woff2': 'font',
}

/** The service worker's script. */
export const WORKER = "self.addEventListener('fetch', () => undefined)"

const sumOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Content of `build/sums.json` for files of the build folder. */
export const sumsFor = (files: Record<string, string>): string =>
  JSON.stringify(
    Object.fromEntries([
      ...Object.entries(files).map(([path, text]) => [`build/${path}`, sumOf(text)]),
      ...Object.entries(besideBuild()).map(([path, text]) => [path, sumOf(text)]),
    ]),
  )

/** Files of the build folder. */
export const builtFiles = (): Record<string, string> => ({
  'manifest.json': JSON.stringify(manifest),
  'sums.json': sumsFor(chunks),
  'THIRD-PARTY-NOTICES.txt': 'react 19.3.1 (MIT)',
  ...chunks,
})

/** Files of `public/` beside the build folder. */
export const besideBuild = (): Record<string, string> => ({
  'favicon/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon/icon-144x144.png': 'png',
  'favicon/icon-192x192.png': 'png',
  'favicon/icon-512x512.png': 'png',
  'images/logo-light.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/logo-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/mark-light.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/product/home.webp': 'webp',
  'manifest.json': '{"name":"Music"}',
  'service-worker.js': WORKER,
})

/** Writes a public folder with files, by path, and removes it after the test. */
export function writeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Files of a healthy public folder. */
export const publicFiles = (): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(builtFiles()).map(([path, text]): [string, string] => [`build/${path}`, text]),
    ...Object.entries(besideBuild()),
  ])
