import { beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '@/contract/groups/accounts'
import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { passwordConfirmation } from '@/contract/groups/password-confirmation'
import { twoFactor, twoFactorState } from '@/contract/groups/two-factor'
import { RECOVERY_CODE_LENGTH, twoFactorChallenge } from '@/contract/groups/two-factor-challenge'
import { minutes, seconds } from '@/lib/dates/duration'

import { totp, TOTP_PERIOD } from '../../kit/totp'
import { createWorld } from '../../site/create-world'
import { PERSONA_PASSWORD, personas, RECOVERY_CODES, TWO_FACTOR_SECRET } from '../../state/seeds/personas'
import { makeVisitor } from '../../testing/make-visitor'
import { testClock } from '../../testing/test-clock'
import { CHALLENGE_LIMIT } from '../pipeline/limits'
import { CONFIRMATION_WINDOW } from '../sign-in/confirmed-password'

let clock: ReturnType<typeof testClock>
let world: ReturnType<typeof createWorld>

beforeEach(() => {
  clock = testClock()
  world = createWorld({ now: clock.now })
})

type Visitor = ReturnType<typeof makeVisitor>

const stateOf = async (visitor: Visitor) => twoFactorState((await visitor.ask(accounts.me)).user)
const confirmPassword = (visitor: Visitor) =>
  visitor.send(passwordConfirmation.confirm, { body: { password: PERSONA_PASSWORD } })
const body = async (visitor: Visitor, ...call: Parameters<Visitor['send']>) =>
  (await (await visitor.send(...call)).response.json()) as unknown

/** Visits as a user who has confirmed the password and started two-factor setup. */
async function startSetup() {
  const visitor = makeVisitor(world, 'free')
  await confirmPassword(visitor)
  await visitor.send(twoFactor.enable)
  const { secret, svg } = await visitor.ask(twoFactor.qrCode)
  return { visitor, secret, svg }
}

describe('two-factor handlers', () => {
  it('enables two-factor authentication, confirms it with a code, and disables it', async () => {
    const { visitor, secret, svg } = await startSetup()
    expect(svg).toMatch(/^<svg /)
    expect(await stateOf(visitor)).toBe('unconfirmed')
    expect(await visitor.status(twoFactor.confirm, { body: { code: await totp(secret, clock.now()) } })).toBe(200)
    expect(await stateOf(visitor)).toBe('on')
    const { user } = await visitor.ask(accounts.me)
    expect(user.two_factor_recovery_codes).toHaveLength(8)
    for (const code of user.two_factor_recovery_codes ?? []) expect(code).toHaveLength(RECOVERY_CODE_LENGTH)
    expect(await visitor.status(twoFactor.disable)).toBe(200)
    expect(await stateOf(visitor)).toBe('off')
  })

  it('keeps the secret when a user starts setup twice', async () => {
    const { visitor, secret } = await startSetup()
    await visitor.send(twoFactor.enable)
    expect((await visitor.ask(twoFactor.qrCode)).secret).toBe(secret)
  })

  it('requires no second factor before its confirmation', async () => {
    await startSetup()
    const account = { email: personas.free.email, password: PERSONA_PASSWORD }
    expect((await makeVisitor(world).ask(auth.login, { body: account })).two_factor).toBe(false)
  })

  it('rejects an expired code', async () => {
    const { visitor, secret } = await startSetup()
    const lateCode = await totp(secret, clock.now() - 2 * TOTP_PERIOD)
    const message = 'The provided two factor authentication code was invalid.'
    expect(await body(visitor, twoFactor.confirm, { body: { code: lateCode } })).toEqual({
      message,
      errors: { code: [message] },
    })
  })

  it('replaces the recovery codes', async () => {
    const { visitor } = await startSetup()
    const before = world.db.twoFactors.get(personas.free.id)?.recovery_codes ?? []
    await visitor.send(twoFactor.renewRecoveryCodes)
    const after = world.db.twoFactors.get(personas.free.id)?.recovery_codes ?? []
    expect(after).toHaveLength(before.length)
    expect(after.filter((code) => before.includes(code))).toEqual([])
  })

  it('requires a password confirmed within the last 9000 seconds', async () => {
    const visitor = makeVisitor(world, 'free')
    const { response } = await visitor.send(twoFactor.enable)
    expect([response.status, await response.json()]).toEqual([423, { message: 'Password confirmation required.' }])
    expect((await confirmPassword(visitor)).response.status).toBe(201)
    clock.advance(CONFIRMATION_WINDOW / 2)
    expect((await visitor.ask(passwordConfirmation.status, { query: { seconds: 9000 } })).confirmed).toBe(true)
    expect((await visitor.ask(passwordConfirmation.status, { query: { seconds: 60 } })).confirmed).toBe(false)
    clock.advance(CONFIRMATION_WINDOW / 2 - 1)
    expect(await visitor.status(twoFactor.enable)).toBe(200)
    clock.advance(1)
    expect(await visitor.status(twoFactor.enable)).toBe(423)
    expect((await visitor.ask(passwordConfirmation.status, { query: { seconds: 9000 } })).confirmed).toBe(false)
  })

  it('reveals the secret and recovery codes only to their owner', async () => {
    const params = { id: personas.twoFactor.id }
    const others = await makeVisitor(world, 'admin').ask(accounts.show, { params })
    expect(JSON.stringify(others)).not.toContain('recovery')
    const own = await makeVisitor(world, 'twoFactor').ask(bootstrap.get)
    expect(JSON.stringify(own)).not.toMatch(new RegExp(`${TWO_FACTOR_SECRET}|${RECOVERY_CODES[0]}`))
  })
})

describe('twoFactorChallenge.submit', () => {
  /** Visits as a user who has passed the password step. */
  async function challenged(remember = false) {
    const visitor = makeVisitor(world)
    const account = { email: personas.twoFactor.email, password: PERSONA_PASSWORD, remember }
    expect(await visitor.ask(auth.login, { body: account })).toEqual({ two_factor: true })
    return visitor
  }
  const now = () => totp(TWO_FACTOR_SECRET, clock.now())
  const submit = async (visitor: Visitor, credentials: { code?: string; recovery_code?: string }) =>
    visitor.status(twoFactorChallenge.submit, { body: credentials })

  it('signs in with a new id and token, and sets the remember cookie if requested at sign-in', async () => {
    const visitor = await challenged(true)
    const before = { ...visitor.session }
    const { cookies } = await visitor.send(twoFactorChallenge.submit, { body: { code: await now() } })
    expect((await visitor.ask(bootstrap.get)).data.user?.id).toBe(personas.twoFactor.id)
    expect([visitor.session.id, visitor.session.csrfToken]).not.toContain(before.id)
    expect(visitor.session.csrfToken).not.toBe(before.csrfToken)
    expect(cookies).toContainEqual(expect.stringMatching(/^remember_web=\w{60}; .*Max-Age=2592000; HttpOnly/))
  })

  it('accepts codes of the adjacent periods, each once', async () => {
    const codes = await Promise.all(
      [-1, 0, 1].map((drift) => totp(TWO_FACTOR_SECRET, clock.now() + drift * TOTP_PERIOD)),
    )
    for (const code of codes) expect(await submit(await challenged(), { code })).toBe(200)
    clock.advance(seconds(1))
    expect(await submit(await challenged(), { code: codes[1] ?? '' })).toBe(422)
    clock.advance(minutes(1))
    expect(await submit(await challenged(), { code: await now() })).toBe(200)
  })

  it('accepts a recovery code once and replaces it', async () => {
    const [recovery_code = ''] = RECOVERY_CODES
    expect(await submit(await challenged(), { recovery_code })).toBe(200)
    const visitor = await challenged()
    const message = 'The provided two factor recovery code was invalid.'
    expect(await body(visitor, twoFactorChallenge.submit, { body: { recovery_code } })).toEqual({
      message,
      errors: { recovery_code: [message] },
    })
    expect(world.db.twoFactors.get(personas.twoFactor.id)?.recovery_codes).toHaveLength(RECOVERY_CODES.length)
  })

  it('rejects a code without the password step', async () => {
    expect(await submit(makeVisitor(world), { code: await now() })).toBe(422)
    const visitor = await challenged()
    await visitor.send(auth.logout)
    expect(await submit(visitor, { code: await now() })).toBe(422)
  })

  it('allows five attempts per minute', async () => {
    const visitor = await challenged()
    for (let attempt = 0; attempt < CHALLENGE_LIMIT.attempts; attempt++) {
      expect(await submit(visitor, { code: '000000' })).toBe(422)
    }
    const { response } = await visitor.send(twoFactorChallenge.submit, { body: { code: await now() } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await response.json()).toEqual({ message: 'Too Many Attempts.' })
    clock.advance(minutes(1))
    expect(await submit(visitor, { code: await now() })).toBe(200)
  })
})
