import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { cropPicture } from '@/core/shared/pictures/crop-picture'
import { connectSocial } from '@/core/shared/social/connect-social'
import { personas } from '@mock/scenarios/personas'
import { connectProfile } from '@mock/social/profiles'
import type { World } from '@mock/world'
import { enter, expectToast, failing, openSettings, panel, withApi } from '@tests/account-settings'
import { openSite } from '@tests/site'

vi.mock(import('@/core/shared/pictures/crop-picture'))
vi.mock(import('@/core/shared/social/connect-social'))

beforeAll(async () => {
  // What fields fetch when they are neared: compiling it can take longer than a test waits.
  await Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/ui/pickers/combo-box-field'),
    import('@/ui/pickers/select-list'),
  ])
})
beforeEach(() => {
  vi.mocked(cropPicture).mockReset()
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

describe('the screen', () => {
  const titles = () =>
    screen
      .getAllByRole('region')
      .flatMap((region) => within(region).queryAllByRole('heading', { level: 2 }))
      .map((title) => title.textContent)

  it('has the panels that everybody has', async () => {
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

  it('has the panels that the site and the rights allow', async () => {
    await openSettings({ as: 'admin', prepare: withSocialAndApi })
    expect(titles()).toEqual(expect.arrayContaining(['Social login', 'Developers']))
  })

  it('shows no social login to a child', async () => {
    await openSettings({ as: 'child', prepare: withSocial })
    expect(titles()).not.toContain('Social login')
  })

  it('leads to each panel by its name', async () => {
    const { user } = await openSettings()
    const nav = within(screen.getByRole('navigation', { name: 'Account settings' }))
    await user.click(nav.getByRole('link', { name: 'Password' }))
    expect(window.location.hash).toBe('#password')
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Password' })).toHaveFocus())
  })

  it('opens at the panel in the address', async () => {
    await openSettings({ hash: '#sessions' })
    expect(screen.getByRole('heading', { level: 2, name: 'Active sessions' })).toHaveFocus()
  })

  it('opens at the top when the fragment is malformed', async () => {
    await openSettings({ hash: '#%' })
    expect(screen.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Account details' })).toBeVisible()
  })

  it('sends guests to sign in', async () => {
    await openSite('/account-settings')
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/account-settings')
  })

  it('is tried again when the account cannot be had', async () => {
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

describe('account details', () => {
  it('change the name everywhere', async () => {
    const { user, world } = await openSettings()
    const first = screen.getByRole('textbox', { name: 'First name' })
    await enter(user, first, 'Annija')
    await user.click(panel('Account details').getByRole('button', { name: 'Save' }))
    await expectToast('Updated account details')
    expect(await screen.findByRole('button', { name: 'Account: Annija Bērziņa' })).toBeVisible()
    expect(world.db.users.get(3)?.first_name).toBe('Annija')
  })

  it('show at the field what the server says, and keep what was typed', async () => {
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

  it('send the picture that was cropped', async () => {
    vi.mocked(cropPicture).mockResolvedValue({ status: 'done', file: picture })
    const { user, world } = await openSettings()
    await pick(user)
    await expectToast('Uploaded avatar')
    expect(world.db.users.get(3)?.avatar).toContain(world.db.files.all().at(-1)?.file_name)
  })

  it('say what is no picture', async () => {
    vi.mocked(cropPicture).mockResolvedValue({ status: 'unfit' })
    const { user } = await openSettings()
    await pick(user)
    expect(await panel('Account details').findByText('Please select an image.')).toBeVisible()
  })

  it('say what the server has against a picture', async () => {
    vi.mocked(cropPicture).mockResolvedValue({
      status: 'done',
      file: new File(['a'], 'seja.bmp', { type: 'image/bmp' }),
    })
    const { user } = await openSettings()
    await pick(user)
    expect(await panel('Account details').findByText('The file must be an image.')).toBeVisible()
    expect(screen.queryByText('There was an issue. Please try again.')).toBeNull()
  })

  it('announce an upload that failed otherwise', async () => {
    vi.mocked(cropPicture).mockResolvedValue({ status: 'done', file: picture })
    const { user } = await openSettings({ prepare: failing('accounts.uploadAvatar') })
    await pick(user)
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it('remove the picture', async () => {
    const { user } = await openSettings()
    await user.click(button('Remove image'))
    await expectToast('Removed avatar')
  })
})

describe('social login', () => {
  it('enables a service through its popup', async () => {
    vi.mocked(connectSocial).mockResolvedValue(true)
    const { user } = await openSettings({ as: 'admin', prepare: withSocial })
    await user.click(button('Enable Google'))
    expect(connectSocial).toHaveBeenCalledWith('google')
    await expectToast('Enabled Google account')
    expect(screen.queryByRole('button', { name: 'Enable Facebook' })).toBeNull()
  })

  it('disables one that is connected', async () => {
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

  it('says nothing when the popup was closed', async () => {
    vi.mocked(connectSocial).mockResolvedValue(false)
    const { user } = await openSettings({ as: 'admin', prepare: withSocial })
    await user.click(button('Enable Twitter'))
    await waitFor(() => expect(button('Enable Twitter')).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText(/^Enabled /)).toBeNull()
  })
})

describe('location and language', () => {
  it('speaks another language at once', async () => {
    const { user } = await openSettings()
    await user.click(await screen.findByRole('combobox', { name: /^Language/ }))
    await user.click(await screen.findByRole('option', { name: 'Latviešu' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Konta iestatījumi' })).toBeVisible()
  })

  it('keeps country and time zone', async () => {
    const { user, world } = await openSettings()
    await enter(user, await screen.findByRole('combobox', { name: 'Time zone' }), 'Automatic')
    await user.click(await screen.findByRole('option', { name: /^Automatic/ }))
    await user.click(panel('Location and language').getByRole('button', { name: 'Save' }))
    await expectToast('Updated account details')
    expect(world.db.users.get(3)?.timezone).toBe('auto')
  })

  it('tries its lists again by itself', async () => {
    const { user, world } = await openSettings({ prepare: failing('valueLists.show') })
    const retry = await panel('Location and language').findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await screen.findByRole('combobox', { name: 'Country' })).toBeVisible()
  })
})
