import { describe, expect, it } from 'vitest'

import { userSchema } from '@/contract/user'

import { may, permissionsOf } from '../permissions'
import { makeDb } from '../testing/make-db'
import { type PersonaKey, personas, personaUsers } from './personas'
import { FAMILY_CAP, roles } from './roles'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const users = personaUsers(NOW)
const db = makeDb({ users, roles: Object.values(roles) })

const account = (key: Exclude<PersonaKey, 'guest'>) => {
  const user = db.users.get(personas[key].id)
  if (!user) throw new Error(`No account for ${key}`)
  return user
}

describe('personas', () => {
  it('gives each one but the guest an account with a unique id', () => {
    expect(users).toHaveLength(Object.keys(personas).length - 1)
    expect(new Set(users.map(({ id }) => id)).size).toBe(users.length)
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length)
    expect(users.every(({ email }) => email?.endsWith('@dziesma.test'))).toBe(true)
    expect(Object.values(personas).every(({ description }) => description !== '')).toBe(true)
  })

  it('satisfies the contract with every account', () => {
    for (const user of users) expect(userSchema.safeParse(user).error).toBeUndefined()
  })

  it('lets everyone listen, including the guest', () => {
    for (const user of [null, ...users]) expect(may(db, user, 'music.play')).toBe(true)
  })

  it('gives only the administrator the admin area and every permission', () => {
    expect(users.filter((user) => may(db, user, 'admin.access')).map(({ id }) => id)).toEqual([personas.admin.id])
    expect(may(db, account('admin'), 'whatever.there.will.be')).toBe(true)
  })

  it('lets parents add profiles up to the limit, and children only open the family', () => {
    const add = permissionsOf(db, account('parent')).find(({ name }) => name === 'family.add')
    expect(add?.restrictions).toEqual([{ name: 'count', value: FAMILY_CAP }])
    expect(may(db, account('child'), 'family.open')).toBe(true)
    expect(may(db, account('child'), 'family.add')).toBe(false)
  })

  it('seeds valid subscriptions unless past due', () => {
    const paying = users.filter(({ subscriptions }) => subscriptions.some(({ valid }) => valid)).map(({ id }) => id)
    const expected = ['subscriber', 'trialEnding', 'parent', 'parentAtCap'] as const
    expect(paying).toEqual(expected.map((key) => personas[key].id))
    expect(account('pastDue').subscriptions).toMatchObject([{ past_due: true, valid: false }])
    expect(account('trialEnding').subscriptions).toMatchObject([{ trial_ends_at: '2026-11-22T12:00:00.000Z' }])
  })
})

describe('permissionsOf', () => {
  it('prefers the user’s own restriction to the role’s', () => {
    const own = { name: 'family.add', restrictions: [{ name: 'count', value: 7 }] }
    const user = { ...account('parent'), permissions: [own] }
    expect(permissionsOf(db, user).find(({ name }) => name === 'family.add')).toEqual(own)
  })
})
