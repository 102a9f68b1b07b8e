import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'

import { COPIED_DURATION } from '@/core/shared/copy/copy-button'
import { totp } from '@mock/kit/totp'
import { mockBackend } from '@mock/node'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'
import {
  enter,
  expectToast,
  confirmPasswordDialog,
  openSettings,
  panel,
  solveParentalGate,
  withApi,
} from '@tests/account-settings'

import { SESSIONS_MAX_HEIGHT } from './panels/sessions-panel'

beforeAll(async () => {
  // Lazy chunks of forms and dialogs: compiling them can take longer than a test waits.
  await Promise.all([import('@/core/shared/forms/form-engine'), import('@/core/shared/dialogs/dialog-overlay')])
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('password panel', () => {
  const fill = async (user: UserEvent, current: string, next: string, again = next) => {
    await enter(user, screen.getByLabelText('Current password'), current)
    await enter(user, screen.getByLabelText('New password'), next)
    await enter(user, screen.getByLabelText('Confirm password'), again)
  }

  it('changes the password once all fields are filled in', async () => {
    const { user, world } = await openSettings()
    expect(button('Update password')).toBeDisabled()
    await fill(user, PERSONA_PASSWORD, 'jauna-parole')
    await user.click(button('Update password'))
    await expectToast('Password changed')
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''))
    expect(button('Update password')).toBeDisabled()
    expect(world.db.users.get(3)?.password).toBe('jauna-parole')
  })

  it('keeps the password when the current one is wrong', async () => {
    const { user } = await openSettings()
    await fill(user, 'nepareiza', 'jauna-parole')
    await user.click(button('Update password'))
    await waitFor(() => expect(screen.getByLabelText('Current password')).toBeInvalid())
    expect(screen.getByLabelText('New password')).toHaveValue('jauna-parole')
  })
})

describe('two-factor authentication', () => {
  it.each([
    ['sends recovery codes before they are confirmed', 'B1'],
    ['sends recovery codes only once they are confirmed', 'B2'],
  ] as const)('turns on, renews the codes and turns off on a server that %s', async (_, release) => {
    const { user, world } = await openSettings({ release })
    const own = () => panel('Two-factor authentication')
    await user.click(own().getByRole('button', { name: 'Enable' }))
    await confirmPasswordDialog(user)
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml,/),
    )
    const secret = (await own().findByText(/^[A-Z2-7]{16,}$/)).textContent

    await enter(user, own().getByRole('textbox', { name: 'Code' }), '000000')
    await user.click(own().getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(own().getByRole('textbox', { name: 'Code' })).toBeInvalid())
    await enter(user, own().getByRole('textbox', { name: 'Code' }), await totp(secret, world.now()))
    await user.click(own().getByRole('button', { name: 'Confirm' }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: 'Two-factor authentication is on' })).toHaveFocus(),
    )

    const codes = () =>
      within(screen.getByRole('list', { name: 'Recovery codes' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    const first = codes()
    expect(first).toHaveLength(8)
    await user.click(own().getByRole('button', { name: 'Generate new recovery codes' }))
    await waitFor(() => expect(codes()).not.toEqual(first))

    await user.click(own().getByRole('button', { name: 'Disable' }))
    await expectToast('Two factor authentication has been disabled.')
    expect(await screen.findByText('Two-factor authentication is off')).toBeVisible()
  })

  it("asks for the password when the server's confirmation has expired", async () => {
    const { user } = await openSettings()
    await user.click(panel('Two-factor authentication').getByRole('button', { name: 'Enable' }))
    await confirmPasswordDialog(user)
    const cancel = await panel('Two-factor authentication').findByRole('button', { name: 'Cancel' })
    await screen.findByRole('img', { name: 'QR code for your authenticator app' })
    mockBackend.session.passwordConfirmedAt = null
    await user.click(cancel)
    await confirmPasswordDialog(user)
    expect(await screen.findByText('Two-factor authentication is off')).toBeVisible()
  })

  it('changes nothing when the password prompt is cancelled', async () => {
    const { user } = await openSettings()
    await user.click(panel('Two-factor authentication').getByRole('button', { name: 'Enable' }))
    const dialog = await confirmPasswordDialog(user, 'nepareiza')
    await waitFor(() => expect(dialog.getByLabelText('Password')).toBeInvalid())
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Two-factor authentication is off')).toBeVisible()
  })
})

describe('developers panel', () => {
  it('shows a new token once and deletes it', async () => {
    const { user, world } = await openSettings({ as: 'admin', prepare: withApi })
    expect(screen.getByRole('link', { name: 'API documentation' })).toHaveAttribute('target', '_blank')
    await user.click(button('Create token'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create new token' }))
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Token name' })).toBeInvalid())
    await enter(user, dialog.getByRole('textbox', { name: 'Token name' }), 'Skripts')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    const token = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Token' })
    await expectToast('Token create')
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(await dialog.findByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(token.value)
    await user.click(dialog.getByRole('button', { name: 'Done' }))

    await user.click(await screen.findByRole('button', { name: 'Delete “Skripts”' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete token?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await expectToast('Token deleted')
    expect(button('Create token')).toHaveFocus()
    expect(world.db.accessTokens.all().filter(({ name }) => name === 'Skripts')).toEqual([])
  })
})

describe('sessions panel', () => {
  it('lists sessions by device and place', async () => {
    await openSettings()
    const list = await screen.findByRole('list', { name: 'Active sessions' })
    expect(within(list).getByText('This device')).toBeVisible()
    expect(list.parentElement?.style.maxHeight).toBe(`${SESSIONS_MAX_HEIGHT}px`)
  })

  it('ends all other sessions after the password is confirmed is confirmed', async () => {
    const { user, world } = await openSettings()
    await user.click(button('Logout other sessions'))
    await confirmPasswordDialog(user)
    await expectToast('Logged out other sessions.')
    expect(world.sessions.ofUser(3)).toHaveLength(1)
  })
})

describe('account deletion', () => {
  it('asks for confirmation and password, then redirects to sign-in', async () => {
    const { user, world } = await openSettings()
    await user.click(button('Delete account'))
    const question = within(await screen.findByRole('dialog', { name: 'Delete account?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await confirmPasswordDialog(user)
    await expectToast('Account deleted')
    expect(window.location.pathname).toBe('/login')
    expect(world.db.users.get(3)).toBeUndefined()
  })

  it('asks a child to get a parent first', async () => {
    const { user, world } = await openSettings({ as: 'child' })
    await user.click(button('Delete account'))
    expect(await screen.findByRole('textbox', { name: /What is \d/ })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button('Delete account'))
    await solveParentalGate(user)
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete account?' })).getByRole('button', { name: 'Delete' }),
    )
    await confirmPasswordDialog(user)
    await expectToast('Account deleted')
    expect(world.db.users.get(personas.child.id)).toBeUndefined()
  })

  it("shows the server's reason for a refusal", async () => {
    const { user, world } = await openSettings({ as: 'subscriber' })
    await user.click(button('Delete account'))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete account?' })).getByRole('button', { name: 'Delete' }),
    )
    await confirmPasswordDialog(user)
    await expectToast('Cancel the subscription before deleting the account.')
    expect(world.db.users.get(personas.subscriber.id)).toBeDefined()
  })
})

describe('CopyButton', () => {
  it('shows “Copied!” for one second', () => {
    expect([COPIED_DURATION, SESSIONS_MAX_HEIGHT]).toEqual([1000, 400])
  })
})
