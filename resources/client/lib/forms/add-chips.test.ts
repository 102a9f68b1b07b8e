import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addChips } from './add-chips'

const any = { allowsCustomValue: true }

test('adds a text once, ignoring case and surrounding spaces', () => {
  expect(addChips(['Roks'], [' pops ', 'ROKS', '', 'Pops'], any)).toEqual({
    chips: ['Roks', 'pops'],
    added: ['pops'],
    refused: [],
  })
})

test("uses a suggestion's spelling", () => {
  expect(addChips([], ['šūpuļdziesmas'], { ...any, suggestions: ['Šūpuļdziesmas'] }).added).toEqual(['Šūpuļdziesmas'])
})

test('refuses texts that are not suggested when custom values are not allowed', () => {
  const { added, refused } = addChips([], ['roks', 'džezs'], { allowsCustomValue: false, suggestions: ['Roks'] })
  expect([added, refused]).toEqual([['Roks'], [{ text: 'džezs', problem: undefined }]])
})

test('reports the problem of an invalid text and adds the others', () => {
  const validate = (text: string) => (text.includes('@') ? undefined : 'Nav e-pasts')
  const { added, refused } = addChips([], ['anna', 'anna@piemers.lv'], { ...any, validate })
  expect([added, refused]).toEqual([['anna@piemers.lv'], [{ text: 'anna', problem: 'Nav e-pasts' }]])
})

test('keeps existing chips, adds each text once and loses none', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (first, second) => {
      const { chips } = addChips([], first, any)
      const more = addChips(chips, second, any)
      expect(more.chips.slice(0, chips.length)).toEqual(chips)
      const keys = more.chips.map((chip) => chip.toLowerCase())
      expect(new Set(keys).size).toBe(keys.length)
      for (const text of second.filter((one) => one.trim())) expect(keys).toContain(text.trim().toLowerCase())
    }),
  )
})
