import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'

import { toastTimer } from '@/core/shared/toasts/toast-store'
import type { PersonaKey } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { expectToast, failing } from '@tests/account-settings'
import { openSite } from '@tests/site'

// Lazy chunks of the first HTML line and the first press: compiling them can take longer than a test waits.
beforeAll(() => Promise.all([import('@/ui/html/sanitize-html'), import('./components/notification-centre')]))

async function openList({ as = 'free', prepare }: { as?: PersonaKey; prepare?: (world: World) => void } = {}) {
  const site = await openSite('/notifications', { as, ...(prepare && { prepare }) })
  await screen.findByRole('list', { name: 'Notifications' })
  return site
}

const rows = () => within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
const row = async (text: RegExp) => {
  const found = (await screen.findAllByText(text)).map((part) => part.closest('li')).find((part) => part !== null)
  if (!found) throw new Error(`No row contains ${text}`)
  return within(found)
}
/** Deletes a notification. Its toast stays until it is pressed: a slow machine may need longer than the undo window. */
async function removeRow(user: UserEvent, text: RegExp): Promise<void> {
  toastTimer.pause()
  await user.click((await row(text)).getByRole('button', { name: 'Delete' }))
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name })
const unread = ({ db }: World) =>
  db.notifications.all().filter(({ user_id, read_at }) => user_id === 3 && read_at === null).length

describe('NotificationsScreen', () => {
  it('shows 30 notifications and loads the rest on demand', async () => {
    const { user } = await openList()
    expect(document.title).toBe('Notifications - Dziesma')
    expect(rows()).toHaveLength(30)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(rows()).toHaveLength(39))
  })

  it('follows an internal link with the router and marks the notification as read', async () => {
    const { user, world } = await openList()
    await bell('Notifications, 6 unread')
    const link = (await row(/laidis klajā/)).getByRole('link', { name: 'Klausīties' })
    expect(link).toHaveAttribute('href', '/album/1')
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: world.db.albums.get(1)?.name })).toBeVisible()
    expect(window.location.pathname).toMatch(/^\/album\/1/)
    await bell('Notifications, 5 unread')
    await waitFor(() => expect(unread(world)).toBe(5))
  })

  it('follows the link of a message about the plan within the site', async () => {
    const { user } = await openSite('/notifications', { as: 'trialEnding' })
    const link = (await row(/Izmēģinājums beidzas/)).getByRole('link', { name: 'Abonements' })
    expect(link).toHaveAttribute('href', '/billing')
    expect(link).not.toHaveAttribute('target')
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
  })

  it('opens links to other sites in a new tab', async () => {
    await openList()
    const link = (await row(/Kokles koncerts/)).getByRole('link', { name: /^Biļetes/ })
    expect(link).toHaveAttribute('href', 'https://koncerti.example/berniem?kods=12')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('marks a notification as read on a press, and as unread again on failure', async () => {
    const { user, world } = await openList({ prepare: failing('notifications.markAsRead') })
    const press = async () =>
      user.click((await row(/aicina tevi darbvietā/)).getByRole('button', { name: 'Mark as read' }))
    await press()
    await expectToast('There was an issue. Please try again later.')
    await bell('Notifications, 6 unread')
    world.faults.set([])
    await press()
    await bell('Notifications, 5 unread')
    await waitFor(() => expect(unread(world)).toBe(5))
  })

  it('offers to mark all as read while one is unread', async () => {
    const { user, world } = await openList()
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await bell('Notifications')
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await waitFor(() => expect(unread(world)).toBe(0))
  })

  it('deletes a notification once its undo toast has closed', async () => {
    const { user, world } = await openList()
    await removeRow(user, /laidis klajā/)
    await expectToast('Notification deleted')
    expect(screen.queryByText(/laidis klajā/)).toBeNull()
    await bell('Notifications, 5 unread')
    expect(world.db.notifications.get(1)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(world.db.notifications.get(1)).toBeUndefined())
  })

  it('restores a notification on undo, and when the deletion fails', async () => {
    const { user, world } = await openList({ prepare: failing('notifications.remove') })
    await removeRow(user, /laidis klajā/)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await row(/laidis klajā/)
    await bell('Notifications, 6 unread')
    await removeRow(user, /laidis klajā/)
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await expectToast('There was an issue. Please try again later.')
    await row(/laidis klajā/)
    expect(world.db.notifications.get(1)).toBeDefined()
  })

  it.each(['Close', 'Undo'])('keeps the unread count right during the undo window: %s', async (name) => {
    const { user, world } = await openList()
    await removeRow(user, /laidis klajā/)
    await user.click((await row(/aicina tevi darbvietā/)).getByRole('button', { name: 'Mark as read' }))
    await waitFor(() => expect(unread(world)).toBe(5))
    await user.click(screen.getByRole('button', { name }))
    await bell(name === 'Undo' ? 'Notifications, 5 unread' : 'Notifications, 4 unread')
    await waitFor(() => expect(unread(world)).toBe(name === 'Undo' ? 5 : 4))
  })

  it('links to the settings when there are no notifications', async () => {
    await openSite('/notifications', { as: 'subscriber' })
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Manage notifications' })).toHaveAttribute(
      'href',
      '/notifications/settings',
    )
  })

  it.each([
    ['500', { kind: 'status', status: 500 }],
    ['403', { kind: 'status', status: 403 }],
    ['a network failure', { kind: 'network' }],
    ['a truncated response', { kind: 'truncated' }],
    ['an HTML page', { kind: 'html' }],
  ] as const)('offers a retry after %s', async (_, fault) => {
    const prepare = ({ faults }: World) => faults.set([{ ...fault, endpoint: 'notifications.list' }])
    const { user, world } = await openSite('/notifications', { as: 'free', prepare })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await screen.findByRole('list', { name: 'Notifications' })).toBeVisible()
  })

  it('redirects guests to sign-in', async () => {
    await openSite('/notifications')
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/login?returnTo=%2Fnotifications'),
    )
  })
})

describe('NotificationsScreen with malicious content', () => {
  it('renders it as text: nothing runs, submits, overlays the page or links anywhere', async () => {
    await openList()
    const notificationRow = await row(/Tu esi laimējis/)
    const item = (await screen.findByText(/Tu esi laimējis/)).closest('li')
    expect(item?.querySelector('script, iframe, form, input, [style*=fixed], [onerror], [id=root]')).toBeNull()
    expect(notificationRow.queryAllByRole('link')).toEqual([])
    expect(notificationRow.queryByText('Balva')).toBeNull()
    expect(notificationRow.queryByText('Saņemt')).toBeNull()
    expect(Reflect.get(window, 'attacked')).toBeUndefined()
  })

  it('refuses pictures and actions with script URLs', async () => {
    const maliciousAction = { label: 'Nāc', action: ' java\tscript:alert(1)' }
    const data = {
      image: 'javascript:alert(1)',
      mainAction: maliciousAction,
      lines: [{ content: 'Slikts <a href="//evil.example">ceļš</a>', icon: '__proto__', action: maliciousAction }],
    }
    const notification = { id: 900, user_id: 3, type: 'x', read_at: null, created_at: new Date().toISOString(), data }
    await openList({ prepare: ({ db }) => void db.notifications.insert(notification) })
    const bad = await row(/Slikts/)
    expect(bad.queryByText('Nāc')).toBeNull()
    expect(bad.queryAllByRole('img').filter((image) => image.getAttribute('src')?.startsWith('javascript'))).toEqual([])
  })
})

describe('workspace invitation', () => {
  it('switches to the workspace when accepted', async () => {
    const { user, world } = await openList({ as: 'invited' })
    await user.click(screen.getByRole('button', { name: 'Join Workspace' }))
    await expectToast('Joined workspace')
    expect(await screen.findByText('You joined.')).toHaveFocus()
    expect(document.cookie).toContain('activeWorkspaceId=1')
    expect(
      world.db.workspaceMembers.all().some(({ user_id, workspace_id }) => user_id === 18 && workspace_id === 1),
    ).toBe(true)
    await bell('Notifications')
  })

  it('removes the invitation when declined', async () => {
    const { user, world } = await openList({ as: 'invited' })
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    await expectToast('Declined workspace invitation')
    expect(await screen.findByText('You declined.')).toBeVisible()
    expect(world.db.workspaceInvites.all().some(({ email }) => email === 'invited@dziesma.test')).toBe(false)
    expect(document.cookie).not.toContain('activeWorkspaceId=1')
  })

  it.each(['Join Workspace', 'Decline'])('announces an expired invitation after a press on %s', async (name) => {
    const { user, world } = await openList({ as: 'invited' })
    world.db.workspaceInvites.remove(1)
    world.db.users.update(18, { display_name: 'Sanita Ozola' })
    await user.click(screen.getByRole('button', { name }))
    expect((await screen.findAllByText('This invite is no longer valid')).length).toBeGreaterThan(0)
    expect(await screen.findByRole('button', { name: 'Account: Sanita Ozola' })).toBeVisible()
    expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it.each([
    ['500', { kind: 'status', status: 500 }],
    ['422', { kind: 'status', status: 422 }],
    ['403', { kind: 'status', status: 403 }],
    ['a truncated response', { kind: 'truncated' }],
    ['an HTML page', { kind: 'html' }],
  ] as const)('allows another attempt to accept after %s', async (_, fault) => {
    const { user, world } = await openList({
      as: 'invited',
      prepare: ({ faults }) => faults.set([{ ...fault, endpoint: 'workspaces.join' }]),
    })
    await user.click(screen.getByRole('button', { name: 'Join Workspace' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(document.cookie).not.toContain('activeWorkspaceId=1')
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Join Workspace' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Join Workspace' })).toBeNull())
  })
})

describe('NotificationBell', () => {
  it('opens the newest notifications with a link to all', async () => {
    const { user } = await openSite('/no/such/place', { as: 'free' })
    await user.click(await bell('Notifications, 6 unread'))
    const centre = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    expect(await centre.findAllByRole('listitem')).toHaveLength(8)
    await user.click(centre.getByRole('link', { name: 'All notifications' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to the search while there are no notifications', async () => {
    const { user } = await openSite('/no/such/place', { as: 'subscriber' })
    await user.click(await bell('Notifications'))
    await user.click(await screen.findByRole('link', { name: 'Find songs' }))
    expect(window.location.pathname).toBe('/search')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('hides where notifications are disabled', async () => {
    await openSite('/no/such/place', {
      as: 'free',
      prepare: ({ db }) => void (db.settings.notifications = { integrated: false }),
    })
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
  })
})
