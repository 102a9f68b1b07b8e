import { expect, it } from 'vitest'

import { partName } from './part-name'

it.each([
  [{ label: 'Latvia', code: 'lv' }, 'Latvija'],
  [{ label: 'Atlantis', code: '<x>' }, 'Atlantis'],
  [{ label: 'osx' }, 'macOS'],
  [{ label: 'chrome' }, 'Chrome'],
  [{ label: false }, 'Unknown'],
  [{ label: null }, 'Unknown'],
  [{ label: 'Anna', model: { id: 1, name: 'Anna D.' } }, 'Anna D.'],
  [{ label: 'Toms', model: { id: 1, display_name: 'toms' } }, 'toms'],
])('names a part: %j', (part, name) => {
  expect(partName({ value: 1, percentage: 1, ...part }, 'lv')).toBe(name)
})
