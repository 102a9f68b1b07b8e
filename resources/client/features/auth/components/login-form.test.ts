import { describe, expect, it } from 'vitest'

import { settingsSchema } from '@/contract/shapes/settings'

import { demoCredentials } from './login-form'

const settings = (sent: object) => settingsSchema.parse(sent)

describe('demoCredentials', () => {
  it('returns undefined on a real site', () => {
    expect(demoCredentials(settings({ demo: { email: 'anna@piemers.lv', password: 'x' } }), 0)).toBeUndefined()
  })

  it('returns the configured account', () => {
    const site = { site: { demo: true }, demo: { email: 'anna@piemers.lv', password: 'x' } }
    expect(demoCredentials(settings(site), 0.5)).toEqual({ email: 'anna@piemers.lv', password: 'x' })
  })

  it('returns a random administrator where the site asks for one, with its password', () => {
    const demo = { loginPageDefaults: 'randomAccount', email: 'anna@piemers.lv', password: 'x' }
    const expected = { email: 'admin@demo51.com', password: 'x' }
    expect(demoCredentials(settings({ site: { demo: true }, demo }), 0.5)).toEqual(expected)
  })

  it.each(['singleAccount', undefined])('returns the configured account for the default %s', (loginPageDefaults) => {
    const demo = { loginPageDefaults, email: 'anna@piemers.lv', password: 'x' }
    const expected = { email: 'anna@piemers.lv', password: 'x' }
    expect(demoCredentials(settings({ site: { demo: true }, demo }), 0.5)).toEqual(expected)
  })

  it.each([
    [0, 'admin@demo1.com'],
    [0.5, 'admin@demo51.com'],
    [0.9999999, 'admin@demo100.com'],
  ])('maps random %d to administrator %s', (random, email) => {
    expect(demoCredentials(settings({ site: { demo: true } }), random)).toEqual({ email, password: 'admin' })
  })
})
