import { expect, it } from 'vitest'

import { bundleTags } from './bundle-tags'

const manifest = {
  'resources/client/main.tsx': {
    file: 'assets/main-1.js',
    isEntry: true,
    css: ['assets/main-1.css'],
    imports: ['_shared.js', '_react.js'],
    dynamicImports: ['resources/client/lazy.tsx'],
  },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js', imports: ['_shared.js'] },
  'resources/client/lazy.tsx': { file: 'assets/lazy-1.js', css: ['assets/lazy-1.css'] },
}

it('loads the entry and its static imports once, and nothing lazy', () => {
  expect(bundleTags(manifest).split('\n')).toEqual([
    '<link rel="stylesheet" href="build/assets/shared-1.css">',
    '<link rel="stylesheet" href="build/assets/main-1.css">',
    '<link rel="modulepreload" href="build/assets/react-1.js">',
    '<link rel="modulepreload" href="build/assets/shared-1.js">',
    '<script type="module" src="build/assets/main-1.js"></script>',
  ])
})

it('loads from an asset host with anonymous CORS', () => {
  const tags = bundleTags(manifest, 'https://cdn.test/a"b/')
  expect(tags).toContain(
    '<script type="module" src="https://cdn.test/a&quot;b/build/assets/main-1.js" crossorigin></script>',
  )
  expect(tags.match(/ crossorigin/g)).toHaveLength(5)
})

it('throws for a missing entry or import', () => {
  const { 'resources/client/main.tsx': entry, ...rest } = manifest
  expect(() => bundleTags(rest)).toThrow('Unable to locate file in Vite manifest: resources/client/main.tsx')
  expect(() => bundleTags({ 'resources/client/main.tsx': { ...entry, imports: ['toString'] } })).toThrow(
    'manifest: toString',
  )
  expect(() => bundleTags('<html>')).toThrow('Not a Vite manifest')
})
