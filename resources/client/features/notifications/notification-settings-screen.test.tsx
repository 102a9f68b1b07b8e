import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { World } from '@mock/state/world'
import { expectToast } from '@tests/account-settings'
import { openSite } from '@tests/site'

afterEach(() => vi.unstubAllGlobals())

async function openSettings(prepare?: (world: World) => void) {
  const site = await openSite('/notifications/settings', { as: 'free', ...(prepare && { prepare }) })
  await screen.findByRole('table', { name: 'Notification settings' })
  return site
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const choiceOf = ({ db }: World, id: string) =>
  db.notificationChoices.all().find(({ user_id, notif_id }) => user_id === 3 && notif_id === id)?.channels

const browserWithPermission = (permission: NotificationPermission, answer: NotificationPermission = permission) => {
  const requestPermission = vi.fn(() => Promise.resolve(answer))
  vi.stubGlobal('Notification', { permission, requestPermission })
  return requestPermission
}

describe('NotificationSettingsScreen', () => {
  it('groups the checkboxes by channel; a partly chosen group is indeterminate', async () => {
    await openSettings()
    expect(document.title).toBe('Notification settings - Dziesma')
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Notification',
      'Email',
      'Browser',
      'Mobile app',
    ])
    expect(box('Izpildītājs, kuram sekoju, laiž klajā jaunu mūziku: Email')).toBeChecked()
    expect(box('Mūzika: Email')).toBePartiallyChecked()
    expect(box('Sarunas: Email')).not.toBeChecked()
  })

  it('chooses a whole group and saves it', async () => {
    const { user, world } = await openSettings()
    await user.click(box('Mūzika: Email'))
    expect(box('Mūzika: Email')).toBeChecked()
    expect(box('Redakcija izveido jaunu atskaņošanas sarakstu: Email')).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Update preferences' }))
    await expectToast('Updated preferences')
    expect(choiceOf(world, 'A02')).toEqual({ email: true, browser: false, mobile: false })
  })

  it.each([
    ['422', { kind: 'status', status: 422 }],
    ['403', { kind: 'status', status: 403 }],
    ['500', { kind: 'status', status: 500 }],
    ['a network failure', { kind: 'network' }],
  ] as const)('keeps the choices after %s and saves them on the next press', async (_, fault) => {
    const { user, world } = await openSettings(({ faults }) =>
      faults.set([{ ...fault, endpoint: 'notifications.updateSubscriptions' }]),
    )
    await user.click(box('Sarunas: Email'))
    await user.click(screen.getByRole('button', { name: 'Update preferences' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(box('Sarunas: Email')).toBeChecked()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Update preferences' }))
    await expectToast('Updated preferences')
    expect(choiceOf(world, 'B02')).toMatchObject({ email: true })
  })

  it('asks before unsaved choices are discarded', async () => {
    const { user } = await openSettings()
    await user.click(box('Sarunas: Email'))
    const [home] = screen.getAllByRole('link', { name: 'Dziesma home' })
    if (home) await user.click(home)
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(box('Sarunas: Email')).toBeChecked()
  })

  it('offers a retry when the choices fail to load', async () => {
    const prepare = ({ faults }: World) => faults.set([{ kind: 'truncated', endpoint: 'notifications.subscriptions' }])
    const { user, world } = await openSite('/notifications/settings', { as: 'free', prepare })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await screen.findByRole('table')).toBeVisible()
  })
})

describe('browser channel', () => {
  const BLOCKED = 'Notifications blocked. Please enable them for this site from browser settings.'

  it.each([
    ['turns on where the browser allows it', 'granted', 'granted', true],
    ['turns on once the browser allows it', 'default', 'granted', true],
    ['stays off where it is blocked', 'denied', 'denied', false],
    ['stays off when it is refused', 'default', 'denied', false],
    ['stays off when the prompt is dismissed', 'default', 'default', false],
  ] as const)('%s', async (_, permission, answer, isOn) => {
    const ask = browserWithPermission(permission, answer)
    const { user } = await openSettings()
    expect(ask).not.toHaveBeenCalled()
    await user.click(box('Sarunas: Browser'))
    if (answer === 'denied') await expectToast(BLOCKED)
    else expect(screen.queryByText(BLOCKED)).toBeNull()
    await waitFor(() => expect(box('Kāds sāk man sekot: Browser').checked).toBe(isOn))
    expect(ask).toHaveBeenCalledTimes(permission === 'default' ? 1 : 0)
  })

  it('asks for no permission when turned off', async () => {
    const ask = browserWithPermission('denied')
    const { user } = await openSettings(
      ({ db }) => void db.notificationChoices.update(1, { channels: { browser: true } }),
    )
    const name = 'Izpildītājs, kuram sekoju, laiž klajā jaunu mūziku: Browser'
    await user.click(box(name))
    await waitFor(() => expect(box(name)).not.toBeChecked())
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('NotificationSettingsScreen', () => {
  it('redirects home where subscriptions are disabled', async () => {
    await openSite('/notifications/settings', { as: 'free', prepare: ({ db }) => void (db.settings.notif = {}) })
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })
})
