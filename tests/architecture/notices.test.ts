import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { NOTICES_FILE } from '../../tools/release/notices-text'
import { BUNDLE, readManifest, sourcesOf } from './built-chunks'

const notices = readFileSync(join(BUNDLE, NOTICES_FILE), 'utf8')

const isNamed = (name: string): boolean => notices.split('\n').some((line) => line.startsWith(`${name} `))

/** Names of the packages in the bundle's scripts, by their source maps, which the notices are not made from. */
const bundled = [
  ...new Set(
    readdirSync(BUNDLE, { recursive: true, encoding: 'utf8' })
      .flatMap(sourcesOf)
      .flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
  ),
]

describe('the notices in the bundle', () => {
  it('name every package of the scripts', () => {
    expect(bundled).toContain('react-dom')
    expect(bundled.filter((name) => !isNamed(name))).toEqual([])
  })

  it.each(['@fontsource-variable/nunito', 'tailwindcss', 'workbox-range-requests'])(
    'name %s of the fonts, the styles or the service worker',
    (name) => expect(isNamed(name)).toBe(true),
  )

  it.each([
    'SIL OPEN FONT LICENSE',
    'Apache License',
    'Permission is hereby granted',
    'Redistributions in binary form',
  ])('contain the text: %s', (text) => expect(notices).toContain(text))

  it('stay out of every page and of the service worker', () => {
    const files = Object.values(readManifest()).flatMap(({ file, css }) => [file, ...css])
    expect(files.filter((file) => file.endsWith('.txt'))).toEqual([])
    expect(readFileSync('public/service-worker.js', 'utf8')).not.toContain(NOTICES_FILE)
  })
})
