import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { seededRandom } from './seeded-random'

describe('seededRandom', () => {
  it('repeats for equal seeds and differs for others', () => {
    const sequence = (...seeds: (string | number)[]) => {
      const random = seededRandom(...seeds)
      return Array.from({ length: 20 }, () => random.next())
    }
    expect(sequence('cover', 7)).toEqual(sequence('cover', 7))
    expect(sequence('cover', 7)).not.toEqual(sequence('cover', 8))
    expect(sequence('cover', 7)).not.toEqual(sequence('portrait', 7))
  })

  it('stays within the requested bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, min, span) => {
        const random = seededRandom(seed)
        const whole = random.int(min, min + span)
        expect(Number.isInteger(whole) && whole >= min && whole <= min + span).toBe(true)
        const between = random.between(min, min + span)
        expect(between >= min && between <= min + span).toBe(true)
      }),
    )
  })

  it('picks every item eventually and shuffles without losing any', () => {
    const random = seededRandom('items')
    const items = ['a', 'b', 'c', 'd']
    expect(new Set(Array.from({ length: 200 }, () => random.pick(items)))).toEqual(new Set(items))
    expect(random.shuffle(items).toSorted()).toEqual(items)
    expect(() => random.pick([])).toThrow('the list is empty')
  })
})
