import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addChips } from './add-chips'

const any = { allowsCustomValue: true }

test('a text is added once, whatever its case and the room around it', () => {
  expect(addChips(['Roks'], [' pops ', 'ROKS', '', 'Pops'], any)).toEqual({
    chips: ['Roks', 'pops'],
    added: ['pops'],
    refused: [],
  })
})

test('what is offered is taken in its own spelling', () => {
  expect(addChips([], ['šūpuļdziesmas'], { ...any, suggestions: ['Šūpuļdziesmas'] }).added).toEqual(['Šūpuļdziesmas'])
})

test('where only what is offered may be added, the rest is refused', () => {
  const { added, refused } = addChips([], ['roks', 'džezs'], { allowsCustomValue: false, suggestions: ['Roks'] })
  expect([added, refused]).toEqual([['Roks'], [{ text: 'džezs', problem: undefined }]])
})

test('what is wrong with a text is told, and the others are added', () => {
  const validate = (text: string) => (text.includes('@') ? undefined : 'Nav e-pasts')
  const { added, refused } = addChips([], ['anna', 'anna@piemers.lv'], { ...any, validate })
  expect([added, refused]).toEqual([['anna@piemers.lv'], [{ text: 'anna', problem: 'Nav e-pasts' }]])
})

test('chips stay, each text is once among them, and nothing gets lost', () => {
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
