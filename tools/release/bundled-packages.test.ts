import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

import { packageFolders, readPackage } from './bundled-packages'

const chunk = (...moduleIds: string[]) => packageFolders([{ type: 'chunk', moduleIds }])
const asset = (source: string, ...originalFileNames: string[]) =>
  packageFolders([{ type: 'asset', originalFileNames, source }])

describe('packageFolders', () => {
  it.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['\0/site/node_modules/@sentry/core/a.js?commonjs-module', '/site/node_modules/@sentry/core'],
    ['/site/node_modules/@uppy/core/node_modules/nanoid/index.js', '/site/node_modules/@uppy/core/node_modules/nanoid'],
  ])('finds the package of the module %j', (id, folder) => {
    expect(chunk(id)).toEqual([folder])
  })

  it('ignores modules of the project and of the bundler', () => {
    expect(chunk('/site/resources/client/main.tsx', '\0rolldown/runtime.js', '\0virtual:api-document')).toEqual([])
  })

  it('finds the package of a font, by its path in the project', () => {
    const path = 'node_modules/@fontsource-variable/nunito/files/a.woff2'
    expect(asset('font', path)).toEqual([resolve('node_modules/@fontsource-variable/nunito')])
  })

  it('finds Tailwind CSS by its comment in a style sheet', () => {
    expect(asset('/*! tailwindcss v4.3.5 | MIT License */', 'main.css')).toEqual([resolve('node_modules/tailwindcss')])
    expect(asset('a{color:red}', 'main.css')).toEqual([])
  })
})

describe('readPackage', () => {
  it('names the package with version and licence', () => {
    expect(readPackage('node_modules/react', () => 'Text')).toMatchObject({
      name: 'react',
      licence: 'MIT',
      text: 'Text',
    })
  })

  it('refuses a package without a licence text', () => {
    expect(() => readPackage('node_modules/react', () => undefined)).toThrow('contain no text of one')
    expect(() => readPackage('node_modules/nothing', () => 'Text')).toThrow('has no package.json')
  })
})
