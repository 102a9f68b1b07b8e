import { beforeEach, describe, expect, it } from 'vitest'

import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { emailVerification } from '@/contract/groups/email-verification'
import { passwords } from '@/contract/groups/passwords'
import { registration } from '@/contract/groups/registration'
import { minutes, seconds } from '@/lib/dates/duration'

import { createWorld } from '../../site/create-world'
import { PERSONA_PASSWORD, personas, VERIFICATION_CODE } from '../../state/seeds/personas'
import { policies } from '../../state/seeds/settings'
import { makeVisitor } from '../../testing/make-visitor'
import { testClock } from '../../testing/test-clock'
import { VERIFICATION_LIMIT } from '../pipeline/limits'

let clock: ReturnType<typeof testClock>
let world: ReturnType<typeof createWorld>

beforeEach(() => {
  clock = testClock()
  world = createWorld({ now: clock.now })
})

type Visitor = ReturnType<typeof makeVisitor>

const newPasswords = { password: 'saulains', password_confirmation: 'saulains' }
const someone = { email: 'jauna@dziesma.test', ...newPasswords }
const agreed = Object.fromEntries(policies.map(({ id }) => [String(id), true]))
const errorsOf = async (visitor: Visitor, ...call: Parameters<Visitor['send']>) => {
  const { response } = await visitor.send(...call)
  return [response.status, ((await response.json()) as { errors?: unknown }).errors]
}

describe('registration.create', () => {
  it('signs in with a new token and mails a code that confirms the address', async () => {
    const visitor = makeVisitor(world)
    const before = visitor.session.csrfToken
    const { status, bootstrapData } = await visitor.ask(registration.create, { body: { ...someone, ...agreed } })
    expect([status, bootstrapData.user?.display_name]).toEqual(['needs_email_verification', 'jauna'])
    expect(bootstrapData.csrf_token).toBe(visitor.session.csrfToken)
    expect(visitor.session.csrfToken).not.toBe(before)
    const [mail] = world.outbox.all(someone.email)
    expect(mail?.code).toMatch(/^[1-9]\d{5}$/)
    expect(await visitor.status(emailVerification.validate, { body: { code: mail?.code } })).toBe(200)
    expect((await visitor.ask(bootstrap.get)).data.user?.email_verified_at).not.toBeNull()
  })

  it('completes immediately where addresses need no confirmation', async () => {
    world.db.settings.require_email_confirmation = false
    const { status } = await makeVisitor(world).ask(registration.create, { body: { ...someone, ...agreed } })
    expect([status, world.outbox.all(someone.email)]).toEqual(['success', []])
  })

  it('returns validation errors by field', async () => {
    const visitor = makeVisitor(world)
    const attempt = (change: object) =>
      errorsOf(visitor, registration.create, { body: { ...someone, ...agreed, ...change } })
    expect(await attempt({ email: 'Free@dziesma.test' })).toEqual([
      422,
      { email: ['The email has already been taken.'] },
    ])
    expect(await attempt({ email: 'jauna' })).toEqual([
      422,
      { email: ['The email field must be a valid email address.'] },
    ])
    expect(await attempt({ password_confirmation: 'lietains' })).toEqual([
      422,
      { password: ['The password field confirmation does not match.'] },
    ])
    expect(await attempt({ password: 'abcd', password_confirmation: 'abcd' })).toEqual([
      422,
      { password: ['The password field must be at least 5 characters.'] },
    ])
    expect(await attempt({ 'privatuma-politika': false })).toEqual([
      422,
      { 'privatuma-politika': ['The privatuma politika field must be accepted.'] },
    ])
  })

  it('responds with 404 when registration is disabled', async () => {
    world.db.settings.registration = { disable: true }
    expect(await makeVisitor(world).status(registration.create, { body: someone })).toBe(404)
  })
})

describe('email verification codes', () => {
  it('accepts only the code that it mailed last', async () => {
    const visitor = makeVisitor(world, 'unverified')
    const { email } = personas.unverified
    expect(world.outbox.all(email)).toMatchObject([{ code: VERIFICATION_CODE }])
    expect(await visitor.status(emailVerification.resend, { body: { email } })).toBe(200)
    const [newest] = world.outbox.all(email)
    expect(await errorsOf(visitor, emailVerification.validate, { body: { code: VERIFICATION_CODE } })).toEqual([
      422,
      { code: 'This code is invalid.' },
    ])
    expect(await visitor.status(emailVerification.validate, { body: { code: newest?.code } })).toBe(200)
    await visitor.send(emailVerification.resend, { body: { email } })
    expect(world.outbox.all(email)).toHaveLength(2)
  })

  it('limits requests and tries to six per minute', async () => {
    const visitor = makeVisitor(world, 'unverified')
    const resend = () => visitor.send(emailVerification.resend, { body: { email: personas.unverified.email } })
    for (let attempt = 0; attempt < VERIFICATION_LIMIT.attempts; attempt++) {
      expect((await resend()).response.status).toBe(200)
    }
    clock.advance(seconds(20))
    const { response } = await resend()
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40'])
    clock.advance(seconds(40))
    expect((await resend()).response.status).toBe(200)
  })

  it('sends a code again to the user, and to children by their parents', async () => {
    world.db.users.update(personas.child.id, { email_verified_at: null })
    const resend = (visitor: Visitor, email: string) => visitor.status(emailVerification.resend, { body: { email } })
    expect(await resend(makeVisitor(world, 'parent'), personas.child.email)).toBe(200)
    expect(await resend(makeVisitor(world, 'free'), personas.child.email)).toBe(403)
    expect(await resend(makeVisitor(world, 'free'), 'nobody@dziesma.test')).toBe(422)
  })
})

describe('password reset', () => {
  const { email } = personas.free
  const forgot = (address = email) => errorsOf(makeVisitor(world), passwords.forgot, { body: { email: address } })
  const tokenOf = () => world.outbox.all(email)[0]?.link?.replace('password/reset/', '') ?? ''
  const reset = (token: string, address = email) =>
    errorsOf(makeVisitor(world), passwords.reset, { body: { token, email: address, ...newPasswords } })
  const signIn = (password: string) => makeVisitor(world).status(auth.login, { body: { email, password } })
  const refused = [422, { email: ['This password reset token is invalid.'] }]

  it('accepts the mailed link once and lets the user sign in with the new password', async () => {
    await forgot()
    const token = tokenOf()
    expect(token).toMatch(/^\w{64}$/)
    expect(JSON.stringify(world.outbox.all(email)[0]?.link)).not.toContain(email)
    expect(await reset(token)).toEqual([200, undefined])
    expect([await signIn(PERSONA_PASSWORD), await signIn(newPasswords.password)]).toEqual([422, 200])
    expect(await reset(token)).toEqual(refused)
  })

  it('accepts links for an hour and for their own address only', async () => {
    await forgot()
    expect(await reset(tokenOf(), personas.parent.email)).toEqual(refused)
    clock.advance(minutes(60) + 1)
    expect(await reset(tokenOf())).toEqual(refused)
  })

  it('limits requests to one per minute, for known addresses', async () => {
    expect(await forgot()).toEqual([200, undefined])
    expect(await forgot()).toEqual([422, { email: ['Please wait before retrying.'] }])
    clock.advance(minutes(1))
    expect(await forgot()).toEqual([200, undefined])
    expect(await forgot('nobody@dziesma.test')).toEqual([
      422,
      { email: ["We can't find a user with that email address."] },
    ])
  })

  it('lets a signed-in user change a known password without a link', async () => {
    const visitor = makeVisitor(world, 'free')
    const change = (current_password: string) =>
      errorsOf(visitor, passwords.change, { body: { current_password, ...newPasswords } })
    expect(await change('wrong')).toEqual([
      422,
      { current_password: ['The provided password does not match your current password.'] },
    ])
    expect(await change(PERSONA_PASSWORD)).toEqual([200, undefined])
    expect(await signIn(newPasswords.password)).toBe(200)
  })
})
