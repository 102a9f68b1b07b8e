import { expect, it } from 'vitest'

import { userSchema } from '@/contract/user'

import { may, permissionsOf } from '../permissions'
import { makeDb } from '../testing/make-db'
import { personas, personaUsers } from './personas'
import type { PersonaKey } from './personas'
import { FAMILY_CAP, roles } from './roles'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const users = personaUsers(NOW)
const db = makeDb({ users, roles: Object.values(roles) })

const account = (key: Exclude<PersonaKey, 'guest'>) => {
  const user = db.users.get(personas[key].id)
  if (!user) throw new Error(`No account for ${key}`)
  return user
}

it('every persona but the guest has an account with a unique id', () => {
  expect(users).toHaveLength(Object.keys(personas).length - 1)
  expect(new Set(users.map(({ id }) => id)).size).toBe(users.length)
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length)
  expect(users.every(({ email }) => email?.endsWith('@dziesma.test'))).toBe(true)
  expect(Object.values(personas).every(({ description }) => description !== '')).toBe(true)
})

it('persona accounts satisfy the contract', () => {
  for (const user of users) expect(userSchema.safeParse(user).error).toBeUndefined()
})

it('every persona including guests may listen', () => {
  for (const user of [null, ...users]) expect(may(db, user, 'music.play')).toBe(true)
})

it('only the administrator has access to the admin area and every permission', () => {
  expect(users.filter((user) => may(db, user, 'admin.access')).map(({ id }) => id)).toEqual([personas.admin.id])
  expect(may(db, account('admin'), 'whatever.there.will.be')).toBe(true)
})

it('parents may add profiles up to the limit, children may only open the family', () => {
  const add = permissionsOf(db, account('parent')).find(({ name }) => name === 'family.add')
  expect(add?.restrictions).toEqual([{ name: 'count', value: FAMILY_CAP }])
  expect(may(db, account('child'), 'family.open')).toBe(true)
  expect(may(db, account('child'), 'family.add')).toBe(false)
})

it('subscriptions of personas are valid unless past due', () => {
  const paying = users.filter(({ subscriptions }) => subscriptions.some(({ valid }) => valid)).map(({ id }) => id)
  const expected = ['subscriber', 'trialEnding', 'parent', 'parentAtCap'] as const
  expect(paying).toEqual(expected.map((key) => personas[key].id))
  expect(account('pastDue').subscriptions).toMatchObject([{ past_due: true, valid: false }])
  expect(account('trialEnding').subscriptions).toMatchObject([{ trial_ends_at: '2026-11-22T12:00:00.000Z' }])
})

it('permissionsOf prefers the user’s own restriction to the role’s', () => {
  const own = { name: 'family.add', restrictions: [{ name: 'count', value: 7 }] }
  const user = { ...account('parent'), permissions: [own] }
  expect(permissionsOf(db, user).find(({ name }) => name === 'family.add')).toEqual(own)
})
