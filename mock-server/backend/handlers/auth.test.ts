import { describe, expect, it } from 'vitest'

import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { emailVerification } from '@/contract/groups/email-verification'
import { users } from '@/contract/groups/users'

import { createWorld } from '../../site/create-world'
import { PERSONA_PASSWORD, type PersonaKey, personas, VERIFICATION_CODE } from '../../state/seeds/personas'
import { makeVisitor } from '../../testing/make-visitor'

const accountOf = (persona: PersonaKey, password = PERSONA_PASSWORD) => ({
  body: { email: personas[persona].email ?? '', password },
})

describe('auth handlers', () => {
  it('returns the new bootstrap data in a new session on sign-in', async () => {
    const visitor = makeVisitor(createWorld())
    const before = { ...visitor.session }
    const { response } = await visitor.send(auth.login, accountOf('parent'))
    const body = (await response.json()) as { bootstrapData: unknown; two_factor: unknown }
    expect(body.bootstrapData).toBeTypeOf('string')
    expect(body.two_factor).toBe(false)
    expect(visitor.session.id).not.toBe(before.id)
    expect(visitor.session.csrfToken).not.toBe(before.csrfToken)
    const { data } = await visitor.ask(bootstrap.get)
    expect(data.user).toMatchObject({ id: personas.parent.id, display_name: 'Laura Vītola' })
  })

  it('requests a second factor without signing in', async () => {
    const visitor = makeVisitor(createWorld())
    expect(await visitor.ask(auth.login, accountOf('twoFactor'))).toEqual({ two_factor: true })
    expect(visitor.session.userId).toBeNull()
  })

  it('rejects a wrong password, an unknown address and a passwordless account with the same message', async () => {
    const visitor = makeVisitor(createWorld())
    const strangers = [
      accountOf('free', 'wrong'),
      { body: { email: 'nobody@dziesma.test', password: PERSONA_PASSWORD } },
      { body: { email: 'user51@dziesma.test', password: ' ' } },
    ]
    for (const stranger of strangers) {
      const { response } = await visitor.send(auth.login, stranger)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        errors: { email: ['These credentials do not match our records.'] },
      })
    }
  })

  it('ignores the case of the email address', async () => {
    const visitor = makeVisitor(createWorld())
    expect(await visitor.status(auth.login, { body: { email: 'Free@Dziesma.TEST', password: PERSONA_PASSWORD } })).toBe(
      200,
    )
  })

  it('signs out suspended users as well', async () => {
    const visitor = makeVisitor(createWorld(), 'banned')
    expect(await visitor.status(bootstrap.get)).toBe(403)
    const { bootstrapData } = await visitor.ask(auth.logout)
    expect(bootstrapData.user).toBeNull()
    expect(await visitor.status(bootstrap.get)).toBe(200)
  })
})

describe('users.setLocale', () => {
  it('keeps a guest’s language in a cookie', async () => {
    const visitor = makeVisitor(createWorld())
    const { cookies } = await visitor.send(users.setLocale, { body: { locale: 'en' } })
    expect(cookies).toContainEqual(expect.stringMatching(/^selected_locale=en;/))
    expect((await visitor.ask(bootstrap.get)).data.language).toBe('en')
  })

  it('keeps a user’s language in the account', async () => {
    const world = createWorld()
    const { locale } = await makeVisitor(world, 'free').ask(users.setLocale, { body: { locale: 'en' } })
    expect(locale).toMatchObject({ language: 'en', lines: {} })
    expect((await makeVisitor(world, 'free').ask(bootstrap.get)).data.language).toBe('en')
  })

  it('rejects a language that the site lacks', async () => {
    expect(await makeVisitor(createWorld()).status(users.setLocale, { body: { locale: 'xx' } })).toBe(422)
  })
})

describe('emailVerification.validate', () => {
  it('accepts only the mailed code', async () => {
    const visitor = makeVisitor(createWorld(), 'unverified')
    expect(await visitor.status(emailVerification.validate, { body: { code: '000000' } })).toBe(422)
    expect((await visitor.ask(bootstrap.get)).data.user?.email_verified_at).toBeNull()
    expect(await visitor.status(emailVerification.validate, { body: { code: VERIFICATION_CODE } })).toBe(200)
    expect((await visitor.ask(bootstrap.get)).data.user?.email_verified_at).not.toBeNull()
  })
})
