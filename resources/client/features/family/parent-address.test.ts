import { describe, expect, it } from 'vitest'

import { parentAddress } from './parent-address'

const LAURA = 'laura@inbox.lv'

describe('parentAddress', () => {
  it.each([
    ['Elza', 'laura+elza@inbox.lv'],
    ['Emīls Jānis', 'laura+emils-janis@inbox.lv'],
    ['  ', 'laura+child@inbox.lv'],
    ['Аня', 'laura+child@inbox.lv'],
    ['😀', 'laura+child@inbox.lv'],
    ["D'Arc @home", 'laura+d-arc-home@inbox.lv'],
  ])('folds the name %j to ASCII', (name, address) => {
    expect(parentAddress(LAURA, name, [])).toBe(address)
  })

  it('numbers an address that another profile has, in any case', () => {
    expect(parentAddress(LAURA, 'Elza', ['Laura+Elza@inbox.lv', 'laura+elza2@inbox.lv'])).toBe('laura+elza3@inbox.lv')
  })

  it("extends a tag of the parent's own", () => {
    expect(parentAddress('laura+music@inbox.lv', 'Elza', [])).toBe('laura+music-elza@inbox.lv')
  })

  it('shortens a long name to the 64 characters before the @, with its number', () => {
    const first = parentAddress(LAURA, 'a'.repeat(200), []) ?? ''
    expect(first).toBe(`laura+${'a'.repeat(58)}@inbox.lv`)
    expect(parentAddress(LAURA, 'a'.repeat(200), [first])).toBe(`laura+${'a'.repeat(57)}2@inbox.lv`)
  })

  it.each(['', 'laura', '@inbox.lv', `${'l'.repeat(64)}@inbox.lv`])('returns null for the address %j', (email) => {
    expect(parentAddress(email, 'Elza', [])).toBeNull()
  })
})
