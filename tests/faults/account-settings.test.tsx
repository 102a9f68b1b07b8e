import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, vi } from 'vitest'

import type { Account } from '@/contract/groups/accounts'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { cropImage } from '@/core/shared/images/crop-picture'
import { AccountDetailsPanel, NameForm } from '@/features/account-settings/panels/account-details-form'
import { DeleteAccountPanel } from '@/features/account-settings/panels/delete-account-panel'
import { DevelopersPanel } from '@/features/account-settings/panels/developers-panel'
import { LocationPanel } from '@/features/account-settings/panels/location-panel'
import { PasswordForm } from '@/features/account-settings/panels/password-form'
import { SessionsPanel } from '@/features/account-settings/panels/sessions-panel'
import { SocialLoginPanel } from '@/features/account-settings/panels/social-login-panel'
import { accountQueries } from '@/features/account-settings/queries'
import { TwoFactorPanel } from '@/features/account-settings/two-factor/two-factor-panel'
import { totp } from '@mock/kit/totp'
import { connectProfile } from '@mock/rules/social/profiles'
import { PERSONA_PASSWORD, personas, TWO_FACTOR_SECRET } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { messages, press, type } from './bench'
import { faultTable, type Operation } from './fault-table'

vi.mock(import('@/core/shared/images/crop-picture'))

const { free, twoFactor } = personas
const picture = new File(['a'], 'seja.png', { type: 'image/png' })
beforeEach(() => vi.mocked(cropImage).mockResolvedValue({ status: 'done', file: picture }))

const showsMessage = (words: string | RegExp) => () => expect(messages()).toMatch(words)
const userOf = (id: number) => (world: World) => world.db.users.get(id)
const anna = userOf(free.id)
const oneIf = (isTrue: boolean | undefined) => Number(isTrue)

/** Renders a settings panel with the current user's account. */
function OwnAccount({ children }: { children: (account: Account) => ReactNode }) {
  const { data } = useQuery(accountQueries.me)
  return data ? children(data.user) : null
}

/** Presses a button, and confirms the question that follows. */
const pressAndAgree = (name: string, dialog: string, agree: string) => async () => {
  press(name)
  const question = within(await screen.findByRole('dialog', { name: dialog }))
  fireEvent.click(question.getByRole('button', { name: agree }))
}

const button = (name: string) => () => screen.findByRole('button', { name })
const factorOf =
  (id: number) =>
  ({ db }: World) =>
    db.twoFactors.get(id)
const ownTokens = ({ db }: World) => db.accessTokens.all().filter(({ user_id }) => user_id === free.id)

/** Grants API access to a normal user: failures of an administrator would open a dialog with a trace. */
const withApi = ({ db }: World) =>
  void db.users.update(free.id, { permissions: [{ id: 99, name: 'api.access', restrictions: [] }] })

const operations: Operation[] = [
  {
    name: 'changing a name',
    endpoint: 'accounts.update',
    as: 'free',
    screen: <OwnAccount>{(account) => <NameForm account={account} />}</OwnAccount>,
    ready: button('Save'),
    fill: { 'First name': 'Annija' },
    press: () => press('Save'),
    count: (world) => oneIf(anna(world)?.first_name === 'Annija'),
    done: showsMessage('Updated account details'),
  },
  {
    name: 'uploading an avatar',
    endpoint: 'accounts.uploadAvatar',
    as: 'free',
    screen: <OwnAccount>{(account) => <AccountDetailsPanel account={account} />}</OwnAccount>,
    ready: button('Save'),
    press: () => {
      const input = document.querySelector('input[type=file]')
      if (input) fireEvent.change(input, { target: { files: [picture] } })
    },
    prepare: ({ db }) => void db.users.update(free.id, { avatar: 'before.png' }),
    count: (world) => oneIf(anna(world)?.avatar !== 'before.png'),
    done: showsMessage('Uploaded avatar'),
  },
  {
    name: 'removing the avatar',
    endpoint: 'accounts.removeAvatar',
    as: 'free',
    screen: <OwnAccount>{(account) => <AccountDetailsPanel account={account} />}</OwnAccount>,
    prepare: ({ db }) => void db.users.update(free.id, { avatar: 'storage/avatars/upload-1.png' }),
    ready: button('Remove image'),
    press: () => press('Remove image'),
    count: (world) => oneIf(!anna(world)?.avatar?.includes('upload-1')),
    done: showsMessage('Removed avatar'),
  },
  {
    name: 'changing the password',
    endpoint: 'passwords.change',
    as: 'free',
    screen: <OwnAccount>{(account) => <PasswordForm account={account} />}</OwnAccount>,
    ready: button('Update password'),
    fill: { 'Current password': PERSONA_PASSWORD, 'New password': 'jauna-parole', 'Confirm password': 'jauna-parole' },
    press: () => press('Update password'),
    count: (world) => oneIf(anna(world)?.password === 'jauna-parole'),
    done: showsMessage('Password changed'),
    doneOnRetry: showsMessage('The provided password does not match your current password.'),
  },
  {
    name: 'disconnecting a social service',
    endpoint: 'social.disconnect',
    as: 'free',
    screen: <OwnAccount>{(account) => <SocialLoginPanel account={account} />}</OwnAccount>,
    prepare: ({ db }) => {
      db.settings.social = { google: { enable: true } }
      connectProfile(db, free.id, { service: 'google', id: 'g-1', name: 'anna.b', email: free.email })
    },
    ready: button('Disable Google'),
    press: () => press('Disable Google'),
    count: ({ db }) => oneIf(!db.socialProfiles.all().some(({ user_id }) => user_id === free.id)),
    done: () => void screen.getByRole('button', { name: 'Enable Google' }),
    refetches: true,
  },
  {
    name: 'enabling two-factor authentication',
    endpoint: 'twoFactor.enable',
    as: 'free',
    screen: <OwnAccount>{(account) => <TwoFactorPanel account={account} />}</OwnAccount>,
    ready: button('Enable'),
    press: () => press('Enable'),
    count: (world) => oneIf(factorOf(free.id)(world) !== undefined),
    done: () => void screen.getByText('Finish setting up two-factor authentication'),
    refetches: true,
  },
  {
    name: 'confirming two-factor authentication',
    endpoint: 'twoFactor.confirm',
    as: 'free',
    screen: <OwnAccount>{(account) => <TwoFactorPanel account={account} />}</OwnAccount>,
    prepare: ({ db }) =>
      void db.twoFactors.insert({ id: free.id, secret: TWO_FACTOR_SECRET, recovery_codes: ['a-b'], spent: [] }),
    ready: async ({ now }) => {
      await screen.findByRole('button', { name: 'Confirm' })
      type('Code', await totp(TWO_FACTOR_SECRET, now()))
    },
    press: () => press('Confirm'),
    count: (world) => oneIf(Boolean(anna(world)?.two_factor_confirmed_at)),
    done: () => void screen.getByText('Two-factor authentication is on'),
    refetches: true,
  },
  {
    name: 'renewing recovery codes',
    endpoint: 'twoFactor.renewRecoveryCodes',
    as: 'twoFactor',
    screen: <OwnAccount>{(account) => <TwoFactorPanel account={account} />}</OwnAccount>,
    ready: button('Generate new recovery codes'),
    press: () => press('Generate new recovery codes'),
    count: (world) =>
      oneIf(!factorOf(twoFactor.id)(world)?.recovery_codes.some((code) => code.startsWith('atgutkods'))),
    done: () => expect(screen.queryByText(/^atgutkods/)).toBeNull(),
    refetches: true,
  },
  {
    name: 'disabling two-factor authentication',
    endpoint: 'twoFactor.disable',
    as: 'twoFactor',
    screen: <OwnAccount>{(account) => <TwoFactorPanel account={account} />}</OwnAccount>,
    ready: button('Disable'),
    press: () => press('Disable'),
    count: (world) => oneIf(factorOf(twoFactor.id)(world) === undefined),
    done: () => void screen.getByText('Two-factor authentication is off'),
    refetches: true,
  },
  {
    name: 'changing the language',
    endpoint: 'users.setLocale',
    as: 'free',
    screen: <OwnAccount>{(account) => <LocationPanel account={account} />}</OwnAccount>,
    ready: async () => {
      await import('@/ui/pickers/select-list')
      await screen.findByRole('combobox', { name: /^Language/ })
    },
    press: async () => {
      fireEvent.click(screen.getByRole('combobox', { name: /^Language/ }))
      fireEvent.click(await screen.findByRole('option', { name: 'Latviešu' }))
    },
    count: (world) => oneIf(anna(world)?.language === 'lv'),
    prepare: ({ db }) => void db.users.update(free.id, { language: 'en' }),
    done: () => expect(getBootstrap().language).toBe('lv'),
  },
  {
    name: 'creating a token',
    endpoint: 'accessTokens.create',
    as: 'free',
    screen: <OwnAccount>{(account) => <DevelopersPanel account={account} />}</OwnAccount>,
    ready: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Create token' }))
      await screen.findByRole('dialog', { name: 'Create new token' })
    },
    fill: { 'Token name': 'Skripts' },
    press: () => press('Create'),
    count: (world) => ownTokens(world).filter(({ name }) => name === 'Skripts').length,
    prepare: withApi,
    done: showsMessage('Token create'),
    // The token's text is lost with the response; it appears in the list, where it can be deleted.
    doneOnRetry: () => void screen.getByText('Skripts'),
    refetches: true,
  },
  {
    name: 'deleting a token',
    endpoint: 'accessTokens.remove',
    as: 'free',
    screen: <OwnAccount>{(account) => <DevelopersPanel account={account} />}</OwnAccount>,
    prepare: (world) => {
      withApi(world)
      world.db.accessTokens.insert({
        id: 900,
        user_id: free.id,
        name: 'Vecais',
        secret: null,
        last_used_at: null,
        created_at: new Date(world.now()).toISOString(),
      })
    },
    ready: button('Delete “Vecais”'),
    press: pressAndAgree('Delete “Vecais”', 'Delete token?', 'Delete'),
    count: (world) => oneIf(!ownTokens(world).some(({ id }) => id === 900)),
    done: () => expect(screen.queryByText('Vecais')).toBeNull(),
    refetches: true,
  },
  {
    name: 'ending other sessions',
    endpoint: 'userSessions.logoutOthers',
    as: 'free',
    screen: <SessionsPanel />,
    ready: button('Logout other sessions'),
    press: async () => {
      press('Logout other sessions')
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm password' }))
      fireEvent.input(dialog.getByLabelText('Password'), { target: { value: PERSONA_PASSWORD } })
      fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    },
    prepare: ({ sessions }) => void sessions.open({ userId: free.id }),
    count: ({ sessions }) => oneIf(sessions.ofUser(free.id).length === 1),
    done: showsMessage('Logged out other sessions.'),
  },
  {
    name: 'deleting the account',
    endpoint: 'accounts.remove',
    as: 'free',
    screen: <OwnAccount>{(account) => <DeleteAccountPanel account={account} />}</OwnAccount>,
    ready: button('Delete account'),
    press: pressAndAgree('Delete account', 'Delete account?', 'Delete'),
    count: (world) => oneIf(anna(world) === undefined),
    done: () => expect(getBootstrap().user).toBeNull(),
  },
]

faultTable('account settings', operations)
