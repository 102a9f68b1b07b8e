import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { signOut } from '@/core/shared/account/sign-out'
import { PERSONA_PASSWORD, personas, RECOVERY_CODES } from '@mock/state/seeds/personas'
import { enter, expectToast, confirmPasswordDialog, openSettings } from '@tests/account-settings'
import { openSite } from '@tests/site'

const [RECOVERY_CODE = ''] = RECOVERY_CODES
const NEXT_PASSWORD = 'jauna-parole'
const RESET_TOKEN = 'atiestatisanas-zime'

beforeAll(async () => {
  // The chunks of forms and dialogs: compiling them can take longer than a test waits.
  await Promise.all([import('@/core/shared/forms/form-engine'), import('@/core/shared/dialogs/dialog-overlay')])
})

/** Returns everything that outlives the page: storage, cookies and URL. */
const stored = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.history.state, window.name])
const sent = () =>
  JSON.stringify(
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
  )
const read = () =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
  )

const expectNone = (places: string, secrets: readonly string[]) => {
  for (const secret of secrets) expect(places).not.toContain(secret)
}

it("sign-in stores neither the password nor the link's email address", async () => {
  const { user } = await openSite(`/login?email=${encodeURIComponent(personas.free.email)}`)
  await enter(user, await screen.findByLabelText('Password'), PERSONA_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expectNone(stored(), [PERSONA_PASSWORD, personas.free.email])
  expect(window.location.search).toBe('')
})

it('a password reset stores neither token nor password, and no history entry leads back to them', async () => {
  const steps = window.history.length
  const { user } = await openSite(`/password/reset/${RESET_TOKEN}`, {
    prepare: ({ db, now }) =>
      void db.passwordResets.insert({ id: personas.free.id, token: RESET_TOKEN, created_at: now() }),
  })
  await enter(user, await screen.findByLabelText('Email'), personas.free.email)
  await enter(user, screen.getByLabelText('New password'), NEXT_PASSWORD)
  await enter(user, screen.getByLabelText('Confirm password'), NEXT_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  await expectToast('Your password has been reset!')
  expect(window.location.pathname).toBe('/login')
  // The entry that opened the link is the only one.
  expect(window.history.length).toBe(steps + 1)
  expectNone(stored(), [RESET_TOKEN, NEXT_PASSWORD])
})

it("the settings store neither token nor password, and clear the user's data on sign-out", async () => {
  const { user, world } = await openSettings({
    as: 'twoFactor',
    prepare: ({ db }) => {
      db.settings.api = { integrated: true }
      db.users.update(personas.twoFactor.id, { permissions: [{ id: 99, name: 'api.access', restrictions: [] }] })
    },
  })
  expect(await screen.findByText(RECOVERY_CODE)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create new token' }))
  await enter(user, dialog.getByRole('textbox', { name: 'Token name' }), 'Skripts')
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  const token = (await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Token' })).value
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Logout other sessions' }))
  await confirmPasswordDialog(user)
  await expectToast('Logged out other sessions.')
  expect(world.sessions.ofUser(personas.twoFactor.id)).toHaveLength(1)

  expectNone(stored(), [token, PERSONA_PASSWORD, RECOVERY_CODE])
  await waitFor(() => expectNone(sent() + read(), [token, PERSONA_PASSWORD]))
  await signOut()
  expectNone(read() + JSON.stringify(getBootstrap()), [RECOVERY_CODE, personas.twoFactor.email])
})
