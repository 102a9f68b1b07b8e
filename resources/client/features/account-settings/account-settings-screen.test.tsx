import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { cropImage } from '@/core/shared/images/crop-picture'
import { connectSocial } from '@/core/shared/social/connect-social'
import { connectProfile } from '@mock/rules/social/profiles'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { enter, expectToast, failing, openSettings, panel, withApi } from '@tests/account-settings'
import { openSite } from '@tests/site'
import { subscribeChild } from '@tests/subscribe-child'

vi.mock(import('@/core/shared/images/crop-picture'))
vi.mock(import('@/core/shared/social/connect-social'))

beforeAll(async () => {
  // Lazy chunks of fields: compiling them can take longer than a test waits.
  await Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/ui/pickers/combo-box-field'),
    import('@/ui/pickers/select-list'),
  ])
})
beforeEach(() => {
  vi.mocked(cropImage).mockReset()
  vi.mocked(connectSocial).mockReset()
})

const withSocial = ({ db }: World) => {
  db.settings.social = { google: { enable: true }, twitter: { enable: true } }
}
const withSocialAndApi = (world: World) => {
  withSocial(world)
  withApi(world)
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('AccountSettingsScreen', () => {
  const titles = () =>
    screen
      .getAllByRole('region')
      .flatMap((region) => within(region).queryAllByRole('heading', { level: 2 }))
      .map((title) => title.textContent)

  it('shows the panels that every user has', async () => {
    await openSettings({ prepare: ({ db }) => (db.settings.social = {}) })
    expect(document.title).toBe('Account settings - Dziesma')
    expect(titles()).toEqual([
      'Account details',
      'Password',
      'Two-factor authentication',
      'Location and language',
      'Active sessions',
      'Danger zone',
    ])
  })

  it('shows the panels that the site and the permissions allow', async () => {
    await openSettings({ as: 'admin', prepare: withSocialAndApi })
    expect(titles()).toEqual(expect.arrayContaining(['Social login', 'Developers']))
  })

  it('hides social login from a child', async () => {
    await openSettings({ as: 'child', prepare: withSocial })
    expect(titles()).not.toContain('Social login')
  })

  it('links to each panel by its title', async () => {
    const { user } = await openSettings()
    const nav = within(screen.getByRole('navigation', { name: 'Account settings' }))
    await user.click(nav.getByRole('link', { name: 'Password' }))
    expect(window.location.hash).toBe('#password')
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Password' })).toHaveFocus())
  })

  it('scrolls to the panel in the URL', async () => {
    await openSettings({ hash: '#sessions' })
    expect(screen.getByRole('heading', { level: 2, name: 'Active sessions' })).toHaveFocus()
  })

  it('stays at the top when the fragment is malformed', async () => {
    await openSettings({ hash: '#%' })
    expect(screen.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Account details' })).toBeVisible()
  })

  it('redirects guests to sign-in', async () => {
    await openSite('/account-settings')
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/account-settings')
  })

  it('offers a retry when the account fails to load', async () => {
    const { user, world } = await openSite('/account-settings', {
      as: 'free',
      prepare: failing('accounts.me'),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await screen.findByRole('region', { name: 'Account details' })).toBeVisible()
  })
})

describe('account details panel', () => {
  it('changes the name everywhere', async () => {
    const { user, world } = await openSettings()
    const first = screen.getByRole('textbox', { name: 'First name' })
    await enter(user, first, 'Annija')
    await user.click(panel('Account details').getByRole('button', { name: 'Save' }))
    await expectToast('Updated account details')
    expect(await screen.findByRole('button', { name: 'Account: Annija Bērziņa' })).toBeVisible()
    expect(world.db.users.get(3)?.first_name).toBe('Annija')
  })

  it("shows the server's error at the field and keeps the input", async () => {
    const { user } = await openSettings()
    const first = screen.getByRole('textbox', { name: 'First name' })
    await enter(user, first, 'A1')
    await user.click(panel('Account details').getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(first).toHaveAccessibleDescription('The first name may only contain letters, spaces and dashes.'),
    )
    expect(first).toHaveValue('A1')
  })

  const picture = new File(['a'], 'seja.png', { type: 'image/png' })
  const pick = async (user: UserEvent) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await user.upload(input, picture)
  }

  it('uploads the cropped picture', async () => {
    vi.mocked(cropImage).mockResolvedValue({ status: 'done', file: picture })
    const { user, world } = await openSettings()
    await pick(user)
    await expectToast('Uploaded avatar')
    expect(world.db.users.get(3)?.avatar).toContain(world.db.files.all().at(-1)?.file_name)
  })

  it('rejects a file that is not a picture', async () => {
    vi.mocked(cropImage).mockResolvedValue({ status: 'unfit' })
    const { user } = await openSettings()
    await pick(user)
    expect(await panel('Account details').findByText('Please select an image.')).toBeVisible()
  })

  it('shows why the server refuses a picture', async () => {
    vi.mocked(cropImage).mockResolvedValue({
      status: 'done',
      file: new File(['a'], 'seja.bmp', { type: 'image/bmp' }),
    })
    const { user } = await openSettings()
    await pick(user)
    expect(await panel('Account details').findByText('The file must be an image.')).toBeVisible()
    expect(screen.queryByText('There was an issue. Please try again.')).toBeNull()
  })

  it('announces any other upload failure', async () => {
    vi.mocked(cropImage).mockResolvedValue({ status: 'done', file: picture })
    const { user } = await openSettings({ prepare: failing('accounts.uploadAvatar') })
    await pick(user)
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it('removes the picture', async () => {
    const { user } = await openSettings()
    await user.click(button('Remove image'))
    await expectToast('Removed avatar')
  })
})

describe('social login panel', () => {
  it('connects a service through its popup', async () => {
    vi.mocked(connectSocial).mockResolvedValue(true)
    const { user } = await openSettings({ as: 'admin', prepare: withSocial })
    await user.click(button('Enable Google'))
    expect(connectSocial).toHaveBeenCalledWith('google')
    await expectToast('Enabled Google account')
    expect(screen.queryByRole('button', { name: 'Enable Facebook' })).toBeNull()
  })

  it('disconnects a service', async () => {
    const { user, world } = await openSettings({
      prepare: (before) => {
        withSocial(before)
        connectProfile(before.db, personas.free.id, {
          service: 'google',
          id: 'g-1',
          name: 'anna.b',
          email: personas.free.email,
        })
      },
    })
    expect(screen.getByText('anna.b')).toBeVisible()
    await user.click(button('Disable Google'))
    await expectToast('Disabled Google account')
    expect(await screen.findByRole('button', { name: 'Enable Google' })).toBeVisible()
    expect(world.db.socialProfiles.all().some(({ user_id }) => user_id === personas.free.id)).toBe(false)
  })

  it('shows no error when the popup was closed', async () => {
    vi.mocked(connectSocial).mockResolvedValue(false)
    const { user } = await openSettings({ as: 'admin', prepare: withSocial })
    await user.click(button('Enable Twitter'))
    await waitFor(() => expect(button('Enable Twitter')).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText(/^Enabled /)).toBeNull()
  })
})

describe('location and language panel', () => {
  it('switches the language immediately', async () => {
    const { user } = await openSettings()
    await user.click(await screen.findByRole('combobox', { name: /^Language/ }))
    await user.click(await screen.findByRole('option', { name: 'Latviešu' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Konta iestatījumi' })).toBeVisible()
  })

  it('saves country and time zone', async () => {
    const { user, world } = await openSettings()
    await enter(user, await screen.findByRole('combobox', { name: 'Time zone' }), 'Automatic')
    await user.click(await screen.findByRole('option', { name: /^Automatic/ }))
    await user.click(panel('Location and language').getByRole('button', { name: 'Save' }))
    await expectToast('Updated account details')
    expect(world.db.users.get(3)?.timezone).toBe('auto')
  })

  it('offers a retry when its lists fail to load', async () => {
    const { user, world } = await openSettings({ prepare: failing('valueLists.show') })
    const retry = await panel('Location and language').findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await screen.findByRole('combobox', { name: 'Country' })).toBeVisible()
  })
})

describe('billing panel', () => {
  it('links users with a plan, also an ended one, to the billing page', async () => {
    const ended = { gateway_status: 'canceled', ends_at: '2026-05-05T10:00:00.000000Z' } as const
    await openSettings({
      as: 'subscriber',
      prepare: ({ db }) => db.subscriptions.update(personas.subscriber.id, ended),
    })
    expect(panel('Billing').getByRole('link', { name: 'Open billing' })).toHaveAttribute('href', '/billing')
  })

  it.each([
    ['users without a plan', 'free', () => {}],
    ['children', 'child', subscribeChild],
  ] as const)('hides the link from %s', async (_, as, prepare) => {
    await openSettings({ as, prepare })
    expect(screen.queryByRole('region', { name: 'Billing' })).toBeNull()
  })
})
