import { describe, expect, it } from 'vitest'

import { seconds } from '@/lib/dates/duration'

import { fromBase32, newTotpSecret, totp, totpStep, totpStepOf } from './totp'

/** "12345678901234567890", the secret of the RFC's test vectors. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('totp', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('matches the vector for %i seconds in RFC 6238, appendix B', async (time, code) => {
    expect(await totp(SECRET, seconds(time), 8)).toBe(code)
    expect(await totp(SECRET, seconds(time))).toBe(code.slice(2))
  })

  it('matches totpStepOf in its own and the adjacent periods', async () => {
    const time = seconds(1_111_111_109)
    const nearbyCodes = await Promise.all([-2, -1, 0, 1, 2].map((drift) => totp(SECRET, time + drift * seconds(30))))
    const steps = await Promise.all(nearbyCodes.map((code) => totpStepOf(SECRET, code, time)))
    const now = totpStep(time)
    expect(steps).toEqual([undefined, now - 1, now, now + 1, undefined])
  })
})

describe('fromBase32', () => {
  it.each([
    ['', ''],
    ['MY======', 'f'],
    ['MZXW6===', 'foo'],
    ['mzxw 6ytb', 'fooba'],
    ['MZXW6YTBOI======', 'foobar'],
  ])('decodes %j per RFC 4648', (text, plain) => expect(new TextDecoder().decode(fromBase32(text))).toBe(plain))

  it('throws on other characters', () => expect(() => fromBase32('A1')).toThrow('"1" is not a base32 character'))

  it('decodes new secrets', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()]
    expect(one).toMatch(/^[A-Z2-7]{16}$/)
    expect(one).not.toBe(other)
  })
})
