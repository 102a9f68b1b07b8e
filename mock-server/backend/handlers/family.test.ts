import { beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '@/contract/groups/accounts'
import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { emailVerification } from '@/contract/groups/email-verification'
import { family } from '@/contract/groups/family'

import { createWorld } from '../../site/create-world'
import { type PersonaKey, personas } from '../../state/seeds/personas'
import { FAMILY_CAP } from '../../state/seeds/roles'
import { makeVisitor } from '../../testing/make-visitor'

let world: ReturnType<typeof createWorld>
const visit = (persona: PersonaKey) => makeVisitor(world, persona)
const profile = (name: string) => ({
  email: `${name}@dziesma.test`,
  password: 'dziesma2',
  first_name: 'Emīls',
  last_name: 'Vītols',
})

beforeEach(() => {
  world = createWorld()
})

describe('family handlers', () => {
  it('adds profiles up to the limit, and links to the plans once billing is enabled', async () => {
    world.db.settings.billing = { enable: false }
    const parent = visit('parent')
    const { total_count } = await parent.ask(family.list)
    for (let count = total_count; count < FAMILY_CAP; count++) {
      expect(await parent.status(family.create, { body: profile(`child${count}`) })).toBe(201)
    }
    expect((await parent.ask(family.list)).total_count).toBe(FAMILY_CAP)
    const { response } = await parent.send(family.create, { body: profile('more') })
    expect(response.status).toBe(403)
    expect(await response.json()).not.toHaveProperty('action')
    world.db.settings.billing = { enable: true }
    const again = await parent.send(family.create, { body: profile('more') })
    expect(await again.response.json()).toMatchObject({ action: { label: 'Upgrade', action: '/pricing' } })
  })

  it('lists profiles by page with the requested relations', async () => {
    const { pagination, total_count } = await visit('parentAtCap').ask(family.list, {
      query: { perPage: 2, with: ['bans', 'lastLogin'] },
    })
    expect(pagination.items).toHaveLength(2)
    expect(pagination.next).toBe(2)
    expect(total_count).toBe(3)
    expect(pagination.items[0]?.last_login?.created_at).toBeTypeOf('string')
  })

  it('returns an empty family for a child', async () => {
    expect(await visit('child').ask(family.list)).toMatchObject({ total_count: 0, pagination: { items: [] } })
  })
})

describe('family.create', () => {
  it('creates a profile that can sign in with a child’s permissions after confirming its address', async () => {
    const { user } = await visit('parent').ask(family.create, { body: profile('emils') })
    expect(user).toMatchObject({ parent_id: personas.parent.id, display_name: 'Emīls Vītols', email_verified_at: null })
    const visitor = visit('guest')
    await visitor.ask(auth.login, { body: { email: 'emils@dziesma.test', password: 'dziesma2' } })
    const { data } = await visitor.ask(bootstrap.get)
    expect(data.user?.permissions.map(({ name }) => name)).toEqual(['music.view', 'music.play', 'family.open'])
    expect(await visitor.status(accounts.me)).toBe(403)
    const [mail] = world.outbox.all('emils@dziesma.test')
    expect(await visitor.status(emailVerification.validate, { body: { code: mail?.code } })).toBe(200)
    expect(await visitor.status(accounts.me)).toBe(200)
  })

  it('skips confirmation when the parent vouches for the address', async () => {
    const parent = visit('parent')
    const { user } = await parent.ask(family.create, { body: { ...profile('emils'), email_verified_at: true } })
    await parent.ask(accounts.impersonate, { params: { userId: user.id } })
    expect(await parent.status(accounts.me)).toBe(200)
    expect(world.outbox.all('emils@dziesma.test')).toEqual([])
  })

  it('rejects a taken address in any case', async () => {
    const body = { ...profile('x'), email: 'FREE@dziesma.test' }
    const { response } = await visit('parent').send(family.create, { body })
    expect(await response.json()).toMatchObject({ errors: { email: ['The email has already been taken.'] } })
  })
})

describe('family.update and family.remove', () => {
  it('updates a profile for its parent, and keeps the password when the new one is empty', async () => {
    const params = { id: personas.child.id }
    const before = world.db.users.get(personas.child.id)?.password
    const { user } = await visit('parent').ask(family.update, { params, body: { first_name: 'Elīza', password: '' } })
    expect(user?.display_name).toBe('Elīza Vītola')
    expect(world.db.users.get(personas.child.id)?.password).toBe(before)
  })

  it('removes profiles together with their sessions', async () => {
    const child = visit('child')
    await visit('parent').ask(family.remove, { params: { ids: personas.child.id } })
    expect(await child.status(accounts.me)).toBe(401)
    expect((await visit('parent').ask(family.list)).total_count).toBe(0)
  })

  it('removes no profile when one of them belongs to another family', async () => {
    const parent = visit('parentAtCap')
    expect(await parent.status(family.remove, { params: { ids: `13,${personas.child.id}` } })).toBe(403)
    expect((await parent.ask(family.list)).total_count).toBe(3)
  })
})
