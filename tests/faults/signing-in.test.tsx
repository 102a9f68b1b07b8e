import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { ConfirmPasswordDialog } from '@/core/shared/account/confirm-password-dialog'
import { openDialog } from '@/core/shared/dialogs/dialog-store'
import { ConnectPasswordDialog } from '@/core/shared/social/connect-password-dialog'
import { Screen as EmailVerificationScreen } from '@/features/auth/email-verification-screen'
import { Screen as ForgotPasswordScreen } from '@/features/auth/forgot-password-screen'
import { Screen as LoginScreen } from '@/features/auth/login-screen'
import { Screen as RegisterScreen } from '@/features/auth/register-screen'
import { Screen as ResetPasswordScreen } from '@/features/auth/reset-password-screen'
import { mockBackend } from '@mock/node'
import { PERSONA_PASSWORD, personas, RECOVERY_CODES, VERIFICATION_CODE } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { currentPath, messages, press, type } from './bench'
import { faultKinds, faultTable, type Operation, ifUnreadable } from './fault-table'

const NEW = 'jauna@piemers.lv'
const { free, twoFactor, unverified } = personas

const mailsTo = (email: string) => (world: World) => world.outbox.all(email).length
const neverSignedIn =
  (id: number) =>
  ({ db }: World) =>
    void db.users.update(id, { last_login_at: null })
const hasSignedIn =
  (id: number) =>
  ({ db }: World) =>
    Number(db.users.get(id)?.last_login_at !== null)
const isSignedIn = (id: number) => () => {
  expect(getBootstrap().user?.id).toBe(id)
  expect(currentPath()).toBe('/')
}
const isGuest = () => {
  expect(getBootstrap().user).toBeNull()
  expect(currentPath()).toBe('/login')
}
const isRegistered = () => {
  expect(getBootstrap().user?.email).toBe(NEW)
  expect(currentPath()).toBe('/')
}
const showsMessage = (words: RegExp) => () => expect(messages()).toMatch(words)

async function openDialogOf(dialog: () => unknown, name: string): Promise<void> {
  dialog()
  await screen.findByRole('dialog', { name })
}

const operations: Operation[] = [
  {
    name: 'signing in',
    endpoint: 'auth.login',
    path: '/login',
    pattern: '/login',
    screen: <LoginScreen />,
    fill: { Email: free.email, Password: PERSONA_PASSWORD },
    press: () => press('Sign in'),
    prepare: neverSignedIn(free.id),
    count: hasSignedIn(free.id),
    done: isSignedIn(free.id),
    special: ifUnreadable(() => waitFor(isSignedIn(free.id))),
  },
  {
    name: 'submitting the second factor',
    endpoint: 'twoFactorChallenge.submit',
    path: '/login',
    pattern: '/login',
    screen: <LoginScreen />,
    ready: async () => {
      type('Email', twoFactor.email)
      type('Password', PERSONA_PASSWORD)
      press('Sign in')
      await screen.findByLabelText('Code')
      press('Use a recovery code')
    },
    fill: { 'Recovery code': RECOVERY_CODES[0] ?? '' },
    press: () => press('Sign in'),
    prepare: neverSignedIn(twoFactor.id),
    count: hasSignedIn(twoFactor.id),
    done: isSignedIn(twoFactor.id),
    // The code is spent and the challenge has ended: the user has to sign in again.
    doneOnRetry: showsMessage(/recovery code was invalid/),
    special: ifUnreadable(() => waitFor(isSignedIn(twoFactor.id))),
  },
  {
    name: 'registering',
    endpoint: 'registration.create',
    path: '/register',
    pattern: '/register',
    screen: <RegisterScreen />,
    prepare: ({ db }) => {
      db.settings.registration = { policies: [] }
    },
    fill: { Email: NEW, Password: PERSONA_PASSWORD, 'Confirm password': PERSONA_PASSWORD },
    press: () => press('Create account'),
    count: ({ db }) => db.users.all().filter(({ email }) => email === NEW).length,
    done: isRegistered,
    special: ifUnreadable(() => waitFor(isRegistered)),
    doneOnRetry: showsMessage(/The email has already been taken/),
  },
  {
    name: 'requesting a reset link',
    endpoint: 'passwords.forgot',
    path: '/forgot-password',
    pattern: '/forgot-password',
    screen: <ForgotPasswordScreen />,
    fill: { Email: free.email },
    press: () => press('Send link'),
    count: mailsTo(free.email),
    done: () => expect(currentPath()).toBe('/login'),
    doneOnRetry: showsMessage(/Please wait before retrying/),
  },
  {
    name: 'resetting the password',
    endpoint: 'passwords.reset',
    path: '/password/reset/the-token',
    pattern: '/password/reset/:token',
    screen: <ResetPasswordScreen />,
    prepare: ({ db, now }) => void db.passwordResets.insert({ id: free.id, token: 'the-token', created_at: now() }),
    fill: { Email: free.email, 'New password': 'jauna-parole', 'Confirm password': 'jauna-parole' },
    press: () => press('Save new password'),
    count: ({ db }) => Number(db.users.get(free.id)?.password === 'jauna-parole'),
    done: () => expect(currentPath()).toBe('/login'),
    doneOnRetry: showsMessage(/token is invalid/),
  },
  {
    name: 'confirming the email address',
    endpoint: 'emailVerification.validate',
    as: 'unverified',
    screen: <EmailVerificationScreen onVerified={() => document.body.setAttribute('data-verified', '')} />,
    prepare: () => document.body.removeAttribute('data-verified'),
    fill: { 'Verification code': VERIFICATION_CODE },
    press: () => press('Next'),
    count: ({ db }) => Number(Boolean(db.users.get(unverified.id)?.email_verified_at)),
    done: () => expect(document.body).toHaveAttribute('data-verified'),
  },
  {
    name: 'requesting another code',
    endpoint: 'emailVerification.resend',
    as: 'unverified',
    screen: <EmailVerificationScreen />,
    press: async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'request a resend' })).toHaveAttribute('aria-disabled', 'false'),
      )
      press('request a resend')
    },
    count: mailsTo(unverified.email),
    mayRepeat: true,
    done: showsMessage(/Email sent/),
  },
  {
    name: 'signing out',
    endpoint: 'auth.logout',
    as: 'unverified',
    screen: <EmailVerificationScreen />,
    press: () => press('Log out'),
    count: () => Number(mockBackend.session.userId === null),
    done: isGuest,
    // Signs out on this device whatever the response; the server is notified later.
    special: Object.fromEntries(
      faultKinds.map((kind) => [
        kind,
        async () => {
          await waitFor(() => expect(currentPath()).toBe('/login'))
          if (kind !== '401') await waitFor(showsMessage(/You're signed out on this device/))
        },
      ]),
    ),
  },
  {
    name: 'connecting an account by password',
    endpoint: 'social.connect',
    screen: null,
    ready: () => {
      mockBackend.session.pendingProfile = { service: 'google', id: 'g-1', name: 'anna.b', email: free.email }
      return openDialogOf(() => void openDialog(ConnectPasswordDialog), 'Password required')
    },
    fill: { Password: PERSONA_PASSWORD },
    press: () => press('Connect'),
    count: ({ db }) => db.socialProfiles.all().filter(({ user_id }) => user_id === free.id).length,
    done: () => expect(getBootstrap().user?.id).toBe(free.id),
    doneOnRetry: showsMessage(/Specified credentials are not valid/),
    // The client refetches the user of the session.
    special: ifUnreadable(() => waitFor(() => expect(getBootstrap().user?.id).toBe(free.id))),
  },
  {
    name: 'confirming the password',
    endpoint: 'passwordConfirmation.confirm',
    as: 'free',
    screen: null,
    ready: () => {
      mockBackend.session.passwordConfirmedAt = null
      return openDialogOf(() => void openDialog(ConfirmPasswordDialog), 'Confirm password')
    },
    fill: { Password: PERSONA_PASSWORD },
    press: () => press('Confirm'),
    count: () => Number(mockBackend.session.passwordConfirmedAt !== null),
    done: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
]

faultTable('signing in', operations)
