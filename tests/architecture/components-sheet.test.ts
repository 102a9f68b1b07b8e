import { expect, it } from 'vitest'

import { HASH_LENGTH } from '../../tools/vite/chunk-names'
import { mainSheetSources, needsComponentsSheet } from '../../tools/vite/components-sheet'
import { firstChunks } from '../../tools/vite/first-screens'
import { readManifest } from './built-chunks'

const sources = mainSheetSources()
const needsSheet = (file: string, code = '<p className="p-4" />') => needsComponentsSheet(file, code, sources)

it('imports components.css into a module with classes unless main.css is made from it', () => {
  expect(needsSheet('ui/buttons/button.tsx')).toBe(false)
  expect(needsSheet('ui/buttons/button-style.ts', '')).toBe(false)
  expect(needsSheet('ui/buttons/button-group.tsx')).toBe(true)
  expect(needsSheet('ui/buttons/tone-style.ts', '')).toBe(true)
  expect(needsSheet('ui/overlays/use-overlay-trigger.ts', '')).toBe(false)
  expect(needsSheet('features/auth/components/login-form.tsx')).toBe(false)
  expect(needsSheet('features/authors/components/login-form.tsx')).toBe(true)
})

it('imports components.css into a module that loads later than the first screens beside it', () => {
  expect(needsSheet('app/layouts/player-layout.tsx')).toBe(false)
  expect(needsSheet('app/layouts/child/child-layout.tsx')).toBe(true)
})

it('adds no second style sheet to the first screens', () => {
  const first = Object.values(readManifest()).filter(({ file }) =>
    ['main', ...firstChunks].some((name) => new RegExp(`/${name}-[\\w-]{${HASH_LENGTH}}\\.js$`).test(file)),
  )
  expect(first).toHaveLength(7)
  expect(
    first.flatMap(({ css }) => css),
    'A module of the first screens is not reached from the roots in tools/vite/first-screens.ts',
  ).toEqual([expect.stringMatching(/^assets\/main-/)])
})

it('styles the later screens with components.css', () => {
  const { css } = readManifest()['resources/client/features/catalogue/track-screen.tsx'] ?? {}
  expect(css).toEqual([expect.stringMatching(/^assets\/components-/)])
})
