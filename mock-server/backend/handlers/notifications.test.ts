import { beforeEach, describe, expect, it } from 'vitest'

import { bootstrap } from '@/contract/groups/bootstrap'
import { notifications } from '@/contract/groups/notifications'

import { createWorld } from '../../site/create-world'
import { makeVisitor } from '../../testing/make-visitor'
import { testBrowser } from '../../testing/test-browser'

let world: ReturnType<typeof createWorld>
let visitor: ReturnType<typeof makeVisitor>

beforeEach(() => {
  world = createWorld()
  visitor = makeVisitor(world, 'free')
})

const unread = async () => (await visitor.ask(bootstrap.get)).data.user?.unread_notifications_count

describe('notification handlers', () => {
  it('lists notifications newest first, by page', async () => {
    const first = (await visitor.ask(notifications.list, { query: { perPage: 30 } })).pagination
    const dates = first.items.map(({ created_at }) => created_at ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect([first.items.length, first.next]).toEqual([30, 2])
    const second = (await visitor.ask(notifications.list, { query: { perPage: 30, page: 2 } })).pagination
    expect(second.items.length).toBeGreaterThan(0)
    expect(second.next).toBeNull()
  })

  it('returns ten per page by default', async () => {
    expect((await visitor.ask(notifications.list)).pagination.items).toHaveLength(10)
  })

  it('returns absolute URLs for the site’s own links, also in a subfolder, and keeps foreign ones', async () => {
    const browser = testBrowser(world, { root: '/muzika/' })
    browser.signInAs('free')
    const { pagination } = notifications.list.response.parse(await (await browser.send(notifications.list)).json())
    const actions = pagination.items.flatMap(({ data }) => data.mainAction?.action ?? [])
    expect(actions).toContain('http://dziesma.test/muzika/album/1')
    expect(actions).toContain('https://koncerti.example/berniem?kods=12')
    expect(actions).toContain('/library/songs')
  })

  it('keeps the unread count right when the user marks one or all as read', async () => {
    const before = (await unread()) ?? 0
    const [first] = (await visitor.ask(notifications.list)).pagination.items
    expect(first?.read_at).toBeNull()
    const { unreadCount } = await visitor.ask(notifications.markAsRead, { body: { ids: [first?.id] } })
    expect(unreadCount).toBe(before - 1)
    expect(await unread()).toBe(before - 1)
    expect((await visitor.ask(notifications.markAsRead, { body: { markAllAsUnread: true } })).unreadCount).toBe(0)
    expect(await unread()).toBe(0)
  })

  it('ignores notifications of other users', async () => {
    const [foreign] = (await makeVisitor(world, 'parent').ask(notifications.list)).pagination.items
    await visitor.ask(notifications.markAsRead, { body: { ids: [foreign?.id] } })
    await visitor.send(notifications.remove, { params: { ids: foreign?.id ?? '' } })
    expect((await makeVisitor(world, 'parent').ask(notifications.list)).pagination.items[0]).toEqual(foreign)
  })

  it('returns no unread count when the site has notifications disabled', async () => {
    world.db.settings.notifications = { integrated: false }
    expect(await unread()).toBeUndefined()
  })
})

describe('notifications.updateSubscriptions', () => {
  it('stores the chosen channels', async () => {
    const selections = [{ notif_id: 'B01', channels: { email: true } }]
    expect(await visitor.status(notifications.updateSubscriptions, { body: { selections } })).toBe(200)
    const { user_selections } = await visitor.ask(notifications.subscriptions)
    expect(user_selections).toContainEqual({ notif_id: 'B01', channels: { email: true } })
    expect(user_selections.find(({ notif_id }) => notif_id === 'A01')?.channels).toEqual({
      email: true,
      browser: false,
      mobile: true,
    })
  })
})
