import { describe, expect, it } from 'vitest'

import { lossOf } from './plan-loss'

const family = (count?: number) => ({
  name: 'family.add',
  restrictions: count === undefined ? [] : [{ name: 'count', value: count }],
})
const downloads = { name: 'music.download', restrictions: [] }

const plan = (feature_list: string[], permissions: ReturnType<typeof family>[] = []) => ({ feature_list, permissions })

const single = plan(['Downloads', 'No ads'], [downloads])
const small = plan(['3 profiles', 'No ads'], [downloads, family(3)])
const large = plan(['6 profiles', 'No ads'], [downloads, family(6)])

describe('lossOf', () => {
  it.each([
    ['a smaller plan: its own features, and all profiles', small, single, { features: ['3 profiles'], profiles: 0 }],
    ['fewer profiles', large, small, { features: ['6 profiles'], profiles: 3 }],
    ['a limit instead of none', plan(['Family'], [family()]), small, { features: ['Family'], profiles: 3 }],
    ['the end of the plan', small, undefined, { features: ['3 profiles', 'No ads'], profiles: 0 }],
    ['permissions that no feature names', plan([], [downloads]), plan([], []), { features: [], profiles: null }],
    ['features of plans without permissions', plan(['A', 'B', 'A']), plan(['B']), { features: ['A'], profiles: null }],
  ])('returns what is lost with %s', (_, from, to, loss) => {
    expect(lossOf(from, to)).toEqual(loss)
  })

  it.each([
    ['a larger plan, whatever words it uses', small, large],
    ['a plan with another permission', single, small],
    ['another price of the same plan', small, small],
    ['no limit instead of one', small, plan([], [downloads, family()])],
  ])('returns null for %s', (_, from, to) => {
    expect(lossOf(from, to)).toBeNull()
  })
})
