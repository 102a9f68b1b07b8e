import { describe, expect, it } from 'vitest'

import { seconds } from '@/lib/dates/duration'

import { createThrottle } from './throttle'

const LIMIT = { attempts: 2, per: seconds(60) }

describe('throttle', () => {
  it('limits attempts in a window that starts with the first one', () => {
    const throttle = createThrottle()
    throttle.count('a', LIMIT, 0)
    expect(throttle.secondsLeft('a', LIMIT, seconds(1))).toBe(0)
    throttle.count('a', LIMIT, seconds(20))
    expect(throttle.secondsLeft('a', LIMIT, seconds(20.5))).toBe(40)
    expect(throttle.secondsLeft('a', LIMIT, seconds(60))).toBe(0)
    throttle.count('a', LIMIT, seconds(60))
    expect(throttle.secondsLeft('a', LIMIT, seconds(60))).toBe(0)
  })

  it('counts keys separately and clears one', () => {
    const throttle = createThrottle()
    for (const key of ['a', 'a', 'b']) throttle.count(key, LIMIT, 0)
    expect([throttle.secondsLeft('a', LIMIT, 0), throttle.secondsLeft('b', LIMIT, 0)]).toEqual([60, 0])
    throttle.clear('a')
    expect(throttle.secondsLeft('a', LIMIT, 0)).toBe(0)
  })
})
