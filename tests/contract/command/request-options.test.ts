import { describe, expect, it } from 'vitest'

import { CannotRun } from '../../../tools/command-line/cannot-run'
import { headersOf, retriesOf } from '../../../tools/command-line/request-options'

describe('headersOf', () => {
  it('adds basic authentication to other headers', () => {
    expect(headersOf(['X-Preview: yes: no'], 'STAGING', { STAGING: 'qa:secret' })).toEqual({
      'X-Preview': 'yes: no',
      Authorization: `Basic ${btoa('qa:secret')}`,
    })
  })

  it.each(['X-Preview', ': yes', 'X Preview: yes', 'X-Preview: a\r\nB: c'])('refuses the header %j', (line) => {
    expect(() => headersOf([line], undefined, {})).toThrow(CannotRun)
  })

  it('refuses credentials without a colon, without repeating them', () => {
    expect(() => headersOf([], 'STAGING', { STAGING: 'hunter22' })).toThrow(/^(?!.*hunter22).*STAGING/)
  })
})

describe('retriesOf', () => {
  it('repeats once by default', () => expect(retriesOf(undefined)).toBe(1))

  it.each(['-1', '1.5', '', '11', 'often'])('refuses %j', (text) => {
    expect(() => retriesOf(text)).toThrow(CannotRun)
  })
})
