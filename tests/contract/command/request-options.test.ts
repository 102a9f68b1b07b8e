import { readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'
import { describe, expect, it } from 'vitest'

import { CannotRun } from '../../../tools/command-line/cannot-run'
import { headersOf, retriesOf, trustOf } from '../../../tools/command-line/request-options'

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

describe('trustOf', () => {
  it('leaves the choice to Node by default', () => expect(trustOf(undefined, undefined)).toBeUndefined())

  it('trusts a certificate beside the public ones', () => {
    expect(trustOf('tests/doctor/certificates/valid.pem', false)).toEqual({
      ca: expect.arrayContaining([rootCertificates[0], readFileSync('tests/doctor/certificates/valid.pem', 'utf8')]),
    })
  })

  it.each([
    ['a missing file', '/nonexistent.pem', false],
    ['a file without a certificate', 'tests/doctor/certificates/key.pem', false],
    ['both options', 'tests/doctor/certificates/valid.pem', true],
  ])('refuses %s', (_, file, isInsecure) => {
    expect(() => trustOf(file, isInsecure)).toThrow(CannotRun)
  })
})
