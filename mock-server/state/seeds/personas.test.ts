import { describe, expect, it } from 'vitest'

import { userSchema } from '@/contract/shapes/user'

import { presentSelf } from '../../rules/accounts/present-self'
import { may, permissionsOf } from '../../rules/permissions/permissions'
import { makeDb } from '../../testing/make-db'
import { makeSubscription } from '../factories/make-subscription'
import { type PersonaKey, personas, personaUsers } from './personas'
import { PLANS, products } from './products'
import { FAMILY_CAP, roles } from './roles'
import { subscriptions } from './subscriptions'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const users = personaUsers()
const db = makeDb({ users, roles: Object.values(roles), products, subscriptions: subscriptions(NOW) })

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
    for (const user of users) expect(userSchema.safeParse(presentSelf(db, user)).error).toBeUndefined()
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
    const subscriptionsOf = (key: Exclude<PersonaKey, 'guest'>) => presentSelf(db, account(key)).subscriptions
    const paying = ['subscriber', 'trialEnding', 'parent', 'parentAtCap', 'cancelled', 'paypalSubscriber'] as const
    for (const key of paying) expect(subscriptionsOf(key)).toMatchObject([{ valid: true, past_due: false }])
    expect(subscriptionsOf('free')).toEqual([])
    expect(subscriptionsOf('pastDue')).toMatchObject([{ past_due: true, valid: false }])
    expect(subscriptionsOf('cancelled')).toMatchObject([{ on_grace_period: true, ends_at: '2026-11-30T12:00:00.000Z' }])
    expect(subscriptionsOf('trialEnding')).toMatchObject([{ trial_ends_at: '2026-11-22T12:00:00.000Z' }])
  })
})

describe('permissionsOf', () => {
  it('prefers the user’s own restriction to the plan’s', () => {
    const own = { name: 'family.add', restrictions: [{ name: 'count', value: 7 }] }
    const user = { ...account('parent'), permissions: [own] }
    expect(permissionsOf(db, user).find(({ name }) => name === 'family.add')).toEqual(own)
  })

  it('prefers the plan’s restriction to a role’s, while the subscription is valid', () => {
    const artist = account('artist')
    const minutes = () => permissionsOf(db, artist).find(({ name }) => name === 'music.create')?.restrictions
    expect(minutes()).toEqual([{ name: 'minutes', value: 600 }])
    const { id } = db.subscriptions.insert(makeSubscription({ id: 99, user_id: artist.id, product_id: PLANS.studio }))
    expect(minutes()).toEqual([{ name: 'minutes', value: 3000 }])
    db.subscriptions.update(id, { gateway_status: 'past_due' })
    expect(minutes()).toEqual([{ name: 'minutes', value: 600 }])
    expect(may(db, artist, 'music.embed')).toBe(false)
  })
})
