import { expect, it } from 'vitest'

import { encodeSettings, nestSettings } from './saved-settings'

const settings = { 'ads.disable': true, 'ads.general_top': '<b>x</b>', menus: [{ id: 1 }], 'a.b': null }

it('encodes lists and maps of flat settings once more', () => {
  expect(JSON.parse(encodeSettings(settings, 'flat'))).toEqual({ ...settings, menus: '[{"id":1}]' })
})

it('groups nested settings', () => {
  const nested = { ads: { disable: true, general_top: '<b>x</b>' }, menus: [{ id: 1 }], a: { b: null } }
  expect(JSON.parse(encodeSettings(settings, 'nested'))).toEqual(nested)
})

it('leaves the prototypes of objects alone', () => {
  nestSettings({ '__proto__.polluted': true, 'constructor.prototype.polluted': true })
  expect({}).not.toHaveProperty('polluted')
})
