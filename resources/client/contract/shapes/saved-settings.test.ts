import { expect, it } from 'vitest'

import { encodeSettings, nestSettings, settingAt, settingsSpelling } from './saved-settings'

it.each([
  ['3.0.8', 'flat'],
  ['3.1.2', 'flat'],
  ['3.1.3', 'nested'],
  ['3.1.10', 'nested'],
  ['4.0', 'nested'],
  [undefined, 'flat'],
  ['latest', 'flat'],
] as const)('reads the spelling of release %s as %s', (version, spelling) => {
  expect(settingsSpelling(version)).toBe(spelling)
})

const settings = { 'ads.disable': true, 'ads.general_top': '<b>x</b>', menus: [{ id: 1 }], 'a.b': null }

it('encodes lists and maps of flat settings once more', () => {
  expect(JSON.parse(encodeSettings(settings, 'flat'))).toEqual({ ...settings, menus: '[{"id":1}]' })
})

it('groups nested settings', () => {
  const nested = { ads: { disable: true, general_top: '<b>x</b>' }, menus: [{ id: 1 }], a: { b: null } }
  expect(JSON.parse(encodeSettings(settings, 'nested'))).toEqual(nested)
  expect(settingAt(nested, 'ads.disable')).toBe(true)
  expect(settingAt(nested, 'ads.disable.deeper')).toBeUndefined()
  expect(settingAt(nested, 'toString')).toBeUndefined()
})

it('leaves the prototypes of objects alone', () => {
  nestSettings({ '__proto__.polluted': true, 'constructor.prototype.polluted': true })
  expect({}).not.toHaveProperty('polluted')
})
