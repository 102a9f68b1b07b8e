import { describe, expect, it } from 'vitest'

import { recordOfType } from './record-of-type'

const homepage = (type: string, value: number | string | null) => ({ type, value })

describe('recordOfType', () => {
  const saved = homepage('channel', 7)
  it.each([
    ['keeps the id for a type that shows no record', 'landingPage', homepage('channel', 9), 9],
    ['finds the saved channel again', 'channel', homepage('landingPage', 9), 7],
    ['takes no channel’s id for a page', 'customPage', homepage('channel', 9), null],
    ['keeps the id among channels', 'channel', homepage('', 9), 9],
  ])('%s', (_, type, current, value) => {
    expect(recordOfType(type, current, [saved])).toBe(value)
  })
})
