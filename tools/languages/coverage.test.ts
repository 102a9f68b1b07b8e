import { expect, it } from 'vitest'

import { coverageOf, summaryOf } from './coverage'

const complete = { Albums: 'Albumi', Artists: 'Izpildītāji', Search: 'Meklēt', Songs: 'Dziesmas' }

it('counts a text without a translation as missing', () => {
  expect(coverageOf({ Albums: 'Albumai', Search: '', Old: 'Senas' }, complete)).toEqual({
    missing: ['Artists', 'Search', 'Songs'],
    unknown: ['Old'],
  })
})

it('describes a language in one line', () => {
  expect(summaryOf('lv', complete, complete)).toBe('lv: 4 of 4 lines')
  expect(summaryOf('lt', { Old: 'Senas' }, complete)).toBe(
    'lt: 0 of 4 lines, missing: "Albums", "Artists", "Search" and 1 more, unused: 1',
  )
})
