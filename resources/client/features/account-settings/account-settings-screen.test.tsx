import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { cropAvatar } from '@/core/avatar/crop-avatar'
import { connectSocial } from '@/core/social/connect-social'

import type { Fault } from '../../../../mock-server/faults'
import { PERSONA_PASSWORD, personas } from '../../../../mock-server/personas'
import type { PersonaKey } from '../../../../mock-server/personas'
import { totp } from '../../../../mock-server/totp'
import type { World } from '../../../../mock-server/world'
import { openSite } from '../../../../tests/site'
import { COPIED_DURATION } from './components/copy-button'
import { SESSIONS_MAX_HEIGHT } from './panels/sessions-panel'

vi.mock(import('@/core/avatar/crop-avatar'))
vi.mock(import('@/core/social/connect-social'))

beforeAll(async () => {
  // What forms and dialogs fetch at their first touch: compiling it can take longer than a test waits.
  await Promise.all([import('@/core/forms/form-engine'), import('@/core/api/transport'), import('@/core/dialogs/dialog-overlay')])
})
beforeEach(() => {
  vi.mocked(cropAvatar).mockReset()
  vi.mocked(connectSocial).mockReset()
})

type Settings = { as?: PersonaKey; prepare?: (world: World) => void; hash?: string }

async function openSettings({ as = 'free', prepare, hash = '' }: Settings = {}) {
  const site = await openSite(`/account-settings${hash}`, { as, ...(prepare && { prepare }) })
  await screen.findByRole('region', { name: 'Account details' })
  return site
}

const panel = (name: string) => within(screen.getByRole('region', { name }))
const fault = (more: Partial<Fault>): Fault => ({ kind: 'status', status: 500, ...more }) as Fault
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const toastText = (text: string) => screen.findByText(text)

const withSocial = ({ db }: World) => {
  db.settings.social = { google: { enable: true }, twitter: { enable: true } }
}
const withApi = ({ db }: World) => {
  db.settings.api = { integrated: true }
}

/** Answers the dialog that asks for the password. */
async function givePassword(user: Awaited<ReturnType<typeof openSite>>['user'], password = PERSONA_PASSWORD) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm password' }))
  await user.type(dialog.getByLabelText('Password'), password)
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  return dialog
}

describe('the screen', () => {
  const titles = () => screen.getAllByRole('region').flatMap((region) => within(region).queryAllByRole('heading', { level: 2 })).map((title) => title.textContent)

  it('has the panels that everybody has', async () => {
    await openSettings()
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
    await openSettings({ as: 'admin', prepare: (world) => (withSocial(world), withApi(world)) })
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

  it('sends guests to sign in', async () => {
    await openSite('/account-settings')
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/account-settings')
  })

  it('is tried again when the account cannot be had', async () => {
    const { user, world } = await openSite('/account-settings', {
      as: 'free',
      prepare: ({ faults }) => faults.set([fault({ endpoint: 'accounts.me' })]),
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
    await user.clear(first)
    await user.type(first, 'Annija')
    await user.click(panel('Account details').getByRole('button', { name: 'Save' }))
    expect(await toastText('Updated account details')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Account of Annija Bērziņa' })).toBeVisible()
    expect(world.db.users.get(3)?.first_name).toBe('Annija')
  })

  it('show at the field what the server says, and keep what was typed', async () => {
    const { user } = await openSettings()
    const first = screen.getByRole('textbox', { name: 'First name' })
    await user.clear(first)
    await user.type(first, 'A1')
    await user.click(panel('Account details').getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(first).toHaveAccessibleDescription('The first name may only contain letters, spaces and dashes.'))
    expect(first).toHaveValue('A1')
  })

  const picture = new File(['a'], 'seja.png', { type: 'image/png' })
  const pick = async (user: Awaited<ReturnType<typeof openSite>>['user']) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await user.upload(input, picture)
  }

  it('send the picture that was cropped', async () => {
    vi.mocked(cropAvatar).mockResolvedValue({ status: 'done', file: picture })
    const { user, world } = await openSettings()
    await pick(user)
    expect(await toastText('Uploaded avatar')).toBeVisible()
    expect(world.db.users.get(3)?.avatar).toMatch(/upload/)
  })

  it('say what is no picture', async () => {
    vi.mocked(cropAvatar).mockResolvedValue({ status: 'unfit' })
    const { user } = await openSettings()
    await pick(user)
    expect(await panel('Account details').findByText('Please select an image.')).toBeVisible()
  })

  it('say what the server has against a picture', async () => {
    const tooLarge = new File([new Uint8Array(1500 * 1024 + 1)], 'seja.png', { type: 'image/png' })
    vi.mocked(cropAvatar).mockResolvedValue({ status: 'done', file: tooLarge })
    const { user } = await openSettings()
    await pick(user)
    expect(await panel('Account details').findByText('The file must not be greater than 1500 kilobytes.')).toBeVisible()
    expect(screen.queryByText('There was an issue. Please try again.')).toBeNull()
  })

  it('announce an upload that failed otherwise', async () => {
    vi.mocked(cropAvatar).mockResolvedValue({ status: 'done', file: picture })
    const { user } = await openSettings({ prepare: ({ faults }) => faults.set([fault({ endpoint: 'accounts.uploadAvatar' })]) })
    await pick(user)
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it('remove the picture', async () => {
    const { user } = await openSettings()
    await user.click(button('Remove image'))
    expect(await toastText('Removed avatar')).toBeVisible()
  })
})

describe('social login', () => {
  it('enables and disables a service', async () => {
    vi.mocked(connectSocial).mockResolvedValue(true)
    const { user } = await openSettings({ as: 'admin', prepare: withSocial })
    await user.click(button('Enable Google'))
    expect(connectSocial).toHaveBeenCalledWith('google')
    expect(await toastText('Enabled Google account')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Enable Facebook' })).toBeNull()
  })

  it('says nothing when the popup was closed', async () => {
    vi.mocked(connectSocial).mockResolvedValue(false)
    const { user } = await openSettings({ as: 'admin', prepare: withSocial })
    await user.click(button('Enable Twitter'))
    await waitFor(() => expect(button('Enable Twitter')).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText(/^Enabled /)).toBeNull()
  })
})

describe('the password', () => {
  const fill = async (user: Awaited<ReturnType<typeof openSite>>['user'], current: string, next: string, again = next) => {
    await user.type(screen.getByLabelText('Current password'), current)
    await user.type(screen.getByLabelText('New password'), next)
    await user.type(screen.getByLabelText('Confirm password'), again)
  }

  it('is changed once all is filled in', async () => {
    const { user, world } = await openSettings()
    expect(button('Update password')).toBeDisabled()
    await fill(user, PERSONA_PASSWORD, 'jauna-parole')
    await user.click(button('Update password'))
    expect(await toastText('Password changed')).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveValue('')
    expect(button('Update password')).toBeDisabled()
    expect(world.db.users.get(3)?.password).toBe('jauna-parole')
  })

  it('stays as it is when the old one is wrong', async () => {
    const { user } = await openSettings()
    await fill(user, 'nepareiza', 'jauna-parole')
    await user.click(button('Update password'))
    await waitFor(() => expect(screen.getByLabelText('Current password')).toBeInvalid())
    expect(screen.getByLabelText('New password')).toHaveValue('jauna-parole')
  })
})

describe('two-factor authentication', () => {
  it('goes from off to on, with new codes, and back', async () => {
    const { user, world } = await openSettings()
    const own = () => panel('Two-factor authentication')
    await user.click(own().getByRole('button', { name: 'Enable' }))
    await givePassword(user)
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/))
    const secret = (await own().findByText(/^[A-Z2-7]{16,}$/)).textContent

    await user.type(own().getByRole('textbox', { name: 'Code' }), '000000')
    await user.click(own().getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(own().getByRole('textbox', { name: 'Code' })).toBeInvalid())
    await user.clear(own().getByRole('textbox', { name: 'Code' }))
    await user.type(own().getByRole('textbox', { name: 'Code' }), await totp(secret, world.now()))
    await user.click(own().getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('You have enabled two factor authentication.')).toBeVisible()

    const codes = () => within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem').map((item) => item.textContent)
    const first = codes()
    expect(first).toHaveLength(8)
    await user.click(own().getByRole('button', { name: 'Generate new recovery codes' }))
    await waitFor(() => expect(codes()).not.toEqual(first))

    await user.click(own().getByRole('button', { name: 'Disable' }))
    expect(await toastText('Two factor authentication has been disabled.')).toBeVisible()
    expect(await screen.findByText('You have not enabled two factor authentication.')).toBeVisible()
  })

  it('asks for the password when the server forgot that it had it', async () => {
    const { user, world } = await openSettings()
    await user.click(panel('Two-factor authentication').getByRole('button', { name: 'Enable' }))
    await givePassword(user)
    const cancel = await panel('Two-factor authentication').findByRole('button', { name: 'Cancel' })
    await screen.findByRole('img', { name: 'QR code for the authenticator app' })
    world.advance(9_000_000)
    await user.click(cancel)
    await givePassword(user)
    expect(await screen.findByText('You have not enabled two factor authentication.')).toBeVisible()
  })

  it('does nothing for whoever does not give the password', async () => {
    const { user } = await openSettings()
    await user.click(panel('Two-factor authentication').getByRole('button', { name: 'Enable' }))
    const dialog = await givePassword(user, 'nepareiza')
    await waitFor(() => expect(dialog.getByLabelText('Password')).toBeInvalid())
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('You have not enabled two factor authentication.')).toBeVisible()
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
    const zone = await screen.findByRole('combobox', { name: 'Time zone' })
    await user.clear(zone)
    await user.type(zone, 'Automatic')
    await user.click(await screen.findByRole('option', { name: /^Automatic/ }))
    await user.click(panel('Location and language').getByRole('button', { name: 'Save' }))
    expect(await toastText('Updated account details')).toBeVisible()
    expect(world.db.users.get(3)?.timezone).toBe('auto')
  })

  it('tries its lists again by itself', async () => {
    const { user, world } = await openSettings({ prepare: ({ faults }) => faults.set([fault({ endpoint: 'valueLists.show' })]) })
    const retry = await panel('Location and language').findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await screen.findByRole('combobox', { name: 'Country' })).toBeVisible()
  })
})

describe('developers', () => {
  it('show a token once, and delete it', async () => {
    const { user, world } = await openSettings({ as: 'admin', prepare: withApi })
    expect(screen.getByRole('link', { name: 'API documentation' })).toHaveAttribute('target', '_blank')
    await user.click(button('Create token'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create new token' }))
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Token name' })).toBeInvalid())
    await user.type(dialog.getByRole('textbox', { name: 'Token name' }), 'Skripts')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    const token = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Token' })
    expect(await toastText('Token create')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(await dialog.findByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(token.value)
    await user.click(dialog.getByRole('button', { name: 'Done' }))

    await user.click(await screen.findByRole('button', { name: 'Delete “Skripts”' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete token?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await toastText('Token deleted')).toBeVisible()
    expect(world.db.accessTokens.all().filter(({ name }) => name === 'Skripts')).toEqual([])
  })
})

describe('sessions', () => {
  it('are told by device and place', async () => {
    await openSettings()
    const list = await screen.findByRole('list', { name: 'Active sessions' })
    expect(within(list).getByText('This device')).toBeVisible()
    expect(list.parentElement?.style.maxHeight).toBe(`${SESSIONS_MAX_HEIGHT}px`)
  })

  it('end at the password, all but this one', async () => {
    const { user, world } = await openSettings()
    await user.click(button('Logout other sessions'))
    await givePassword(user)
    expect(await toastText('Logged out other sessions.')).toBeVisible()
    expect(world.sessions.ofUser(3)).toHaveLength(1)
  })
})

describe('deleting the account', () => {
  it('asks, wants the password, and leads to sign in', async () => {
    const { user, world } = await openSettings()
    await user.click(button('Delete account'))
    const question = within(await screen.findByRole('dialog', { name: 'Delete account?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await givePassword(user)
    expect(await toastText('Account deleted')).toBeVisible()
    expect(window.location.pathname).toBe('/login')
    expect(world.db.users.get(3)).toBeUndefined()
  })

  it('says why the server will not', async () => {
    const { user, world } = await openSettings({ as: 'subscriber' })
    await user.click(button('Delete account'))
    await user.click(within(await screen.findByRole('dialog', { name: 'Delete account?' })).getByRole('button', { name: 'Delete' }))
    await givePassword(user)
    expect(await toastText('Cancel the subscription before deleting the account.')).toBeVisible()
    expect(world.db.users.get(personas.subscriber.id)).toBeDefined()
  })
})

it('says “Copied!” for one second', () => {
  expect([COPIED_DURATION, SESSIONS_MAX_HEIGHT]).toEqual([1000, 400])
})
