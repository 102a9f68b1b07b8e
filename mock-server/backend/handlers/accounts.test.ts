import { beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '@/contract/groups/accounts'
import { bootstrap } from '@/contract/groups/bootstrap'
import { comments } from '@/contract/groups/comments'
import { valueLists } from '@/contract/groups/value-lists'

import { createWorld } from '../../site/create-world'
import { mediaResponse } from '../../site/media/media-routes'
import { type PersonaKey, personas } from '../../state/seeds/personas'
import { makeVisitor } from '../../testing/make-visitor'
import { testClock } from '../../testing/test-clock'
import { CONFIRMATION_WINDOW } from '../sign-in/confirmed-password'

let clock: ReturnType<typeof testClock>
let world: ReturnType<typeof createWorld>

beforeEach(() => {
  clock = testClock()
  world = createWorld({ now: clock.now })
})

const visit = (persona: PersonaKey) => makeVisitor(world, persona)

function picture(bytes: number[]): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }))
  return form
}

describe('account handlers', () => {
  it('returns the owner the requested relations without secrets', async () => {
    const { user } = await visit('parent').ask(accounts.me, { query: { with: ['lastLogin'] } })
    expect(user).toMatchObject({
      id: personas.parent.id,
      roles: [{ name: 'users' }],
      permissions: [],
      bans: [],
    })
    expect(user.last_login?.created_at).toBeTypeOf('string')
    expect(JSON.stringify(user)).not.toMatch(/dziesma1|123456/)
  })

  it.each(['free', 'parent', 'admin'] as const)(
    'shows other users only name and avatar, and administrators everything: %s',
    async (as) => {
      const id = as === 'free' ? personas.subscriber.id : personas.child.id
      const { user } = await visit(as).ask(accounts.show, { params: { id }, query: { with: ['bans'] } })
      expect(user.display_name).not.toBe('')
      expect(user.email).toBe(as === 'admin' ? personas.child.email : undefined)
    },
  )

  it('updates the names everywhere and keeps omitted ones', async () => {
    const visitor = visit('free')
    const { user } = await visitor.ask(accounts.update, { body: { first_name: ' Anna Marija ' } })
    expect(user).toMatchObject({ first_name: 'Anna Marija', last_name: 'Bērziņa', display_name: 'Anna Marija Bērziņa' })
    expect((await visitor.ask(accounts.update, { body: { timezone: 'auto', country: '' } })).user).toMatchObject({
      display_name: 'Anna Marija Bērziņa',
      timezone: 'auto',
      country: null,
    })
    const nameless = await visitor.ask(accounts.update, { body: { first_name: '', last_name: null } })
    expect(nameless.user).toMatchObject({ first_name: null, last_name: null, display_name: 'free' })
  })

  it('rejects names with digits or of one letter, each at its own field', async () => {
    const { response } = await visit('free').send(accounts.update, { body: { first_name: 'A', last_name: 'R2' } })
    expect(await response.json()).toMatchObject({
      errors: {
        first_name: ['The first name must be at least 2 characters.'],
        last_name: ['The last name may only contain letters, spaces and dashes.'],
      },
    })
  })
})

describe('avatar handlers', () => {
  const mediaAt = (path: string) => mediaResponse(world, new Request(`http://dziesma.test/${path}`), path)

  it('stores, serves and removes the avatar', async () => {
    const visitor = visit('free')
    const params = { id: personas.free.id }
    const { user } = await visitor.ask(accounts.uploadAvatar, { params, body: picture([1, 2, 3]) })
    const response = mediaAt(user?.avatar ?? '')
    expect(response?.headers.get('content-type')).toBe('image/png')
    expect([...new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([1, 2, 3])
    await visitor.ask(accounts.removeAvatar, { params })
    const after = (await visitor.ask(bootstrap.get)).data.user
    expect(after?.avatar).not.toBe(user?.avatar)
    expect(mediaAt(after?.avatar ?? '')?.status).toBe(200)
  })
})

describe('accounts.impersonate', () => {
  it('switches the session to the child, with a new id and token', async () => {
    const visitor = visit('parent')
    const before = { ...visitor.session }
    const { user } = await visitor.ask(accounts.impersonate, { params: { userId: personas.child.id } })
    expect(user.display_name).toBe('Elza Vītola')
    expect((await visitor.ask(bootstrap.get)).data.user?.id).toBe(personas.child.id)
    expect(visitor.session.id).not.toBe(before.id)
    expect(visitor.session.csrfToken).not.toBe(before.csrfToken)
  })

  it('clears the password confirmation', async () => {
    const visitor = visit('parent')
    visitor.session.passwordConfirmedAt = clock.now()
    await visitor.ask(accounts.impersonate, { params: { userId: personas.child.id } })
    expect(visitor.session.passwordConfirmedAt).toBeNull()
  })
})

describe('accounts.remove', () => {
  const own = { params: { ids: personas.free.id }, body: { deleteCurrentUser: true } }

  it('requires a confirmed password that has not expired', async () => {
    const visitor = visit('free')
    expect(await visitor.status(accounts.remove, own)).toBe(423)
    visitor.session.passwordConfirmedAt = clock.now()
    // Advance in two steps: in one, the session itself would expire.
    clock.advance(CONFIRMATION_WINDOW / 2)
    expect((await visitor.ask(bootstrap.get)).data.user?.id).toBe(personas.free.id)
    clock.advance(CONFIRMATION_WINDOW / 2)
    expect(await visitor.status(accounts.remove, own)).toBe(423)
    expect((await visitor.ask(bootstrap.get)).data.user?.id).toBe(personas.free.id)
  })

  it('removes the account and its data, and ends all of its sessions', async () => {
    const [here, otherVisit] = [visit('free'), visit('free')]
    here.session.passwordConfirmedAt = clock.now()
    expect(await here.status(accounts.remove, own)).toBe(200)
    expect((await here.ask(bootstrap.get)).data.user).toBeNull()
    expect(await otherVisit.status(accounts.me)).toBe(401)
    expect(world.db.users.get(personas.free.id)).toBeUndefined()
    expect(world.db.likes.all().some(({ user_id }) => user_id === personas.free.id)).toBe(false)
    const query = { commentable_type: 'track', commentable_id: 1 }
    expect(await visit('guest').status(comments.list, { query })).toBe(200)
  })

  it('removes the family profiles too', async () => {
    world.db.subscriptions.remove(personas.parent.id)
    const visitor = visit('parent')
    visitor.session.passwordConfirmedAt = clock.now()
    await visitor.ask(accounts.remove, { params: { ids: personas.parent.id }, body: { deleteCurrentUser: true } })
    expect(world.db.users.get(personas.child.id)).toBeUndefined()
  })
})

describe('accounts.ban', () => {
  it('rejects every call of the user until the ban is lifted', async () => {
    const [admin, free] = [visit('admin'), visit('free')]
    const params = { id: personas.free.id }
    const { user } = await admin.ask(accounts.ban, { params, body: { permanent: true, comment: 'Krāpšanās' } })
    expect(user?.bans).toMatchObject([{ comment: 'Krāpšanās' }])
    expect(await free.status(bootstrap.get)).toBe(403)
    await admin.ask(accounts.unban, { params })
    expect(await free.status(bootstrap.get)).toBe(200)
  })
})

describe('valueLists.show', () => {
  it('returns the known lists and omits unknown ones', async () => {
    const lists = await visit('guest').ask(valueLists.show, {
      params: { names: 'countries,timezones,localizations,planets' },
    })
    expect(lists.countries).toContainEqual({ code: 'lv', name: 'Latvia' })
    expect(lists.timezones['Europe']).toContainEqual({ value: 'Europe/Riga', text: 'Riga' })
    expect(lists.localizations.map(({ language }) => language)).toEqual(['lv', 'en'])
    expect(lists).not.toHaveProperty('planets')
  })
})
