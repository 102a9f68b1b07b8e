import { expect, it } from 'vitest'

import { encodedBootstrap } from '@mock/rules/bootstrap/bootstrap-data'
import { createWorld } from '@mock/site/create-world'
import { releaseNames } from '@mock/state/parts/release'

import { recognizeRelease } from '../../../tools/contract/recognize-release'

it.each(releaseNames)('recognizes release %s by its bootstrap data, with and without the version', (release) => {
  const world = createWorld({ release })
  const currentBody = () => ({ data: encodedBootstrap(world, world.sessions.open()) })
  expect(recognizeRelease(currentBody())).toBe(release)
  world.db.settings = { ...world.db.settings, version: '' }
  expect(recognizeRelease(currentBody())).toBe(release)
})

it.each([
  ['2.9.0', 'B1'],
  ['3.0.1', 'A'],
  ['3.1.1', 'B1'],
  ['3.1.4', 'B2'],
  ['3.1.10', 'C'],
  ['4.0', 'C'],
])('reads version %s as release %s', (version, release) => {
  expect(recognizeRelease({ data: JSON.stringify({ settings: { version } }) })).toBe(release)
})
