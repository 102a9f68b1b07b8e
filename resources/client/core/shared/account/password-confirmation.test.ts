import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { accounts } from '@/contract/groups/accounts'
import { twoFactor } from '@/contract/groups/two-factor'
import { call } from '@/core/platform/api/call'
import { queryClient } from '@/core/platform/api/query-client'
import { recoverWith } from '@/core/platform/api/recovery'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { dialogStore } from '@/core/shared/dialogs/dialog-store'
import { seconds } from '@/lib/dates/duration'
import { mockBackend } from '@mock/node'

import { askPassword, confirmPassword, ensurePasswordConfirmed, isPasswordConfirmed } from './password-confirmation'

let restore = () => {}
beforeAll(() => mockBackend.listen())
afterAll(() => mockBackend.close())
beforeEach(async () => {
  restore()
  restore = recoverWith({ confirmPassword })
  mockBackend.reset()
  mockBackend.signInAs('free')
  queryClient.clear()
  dialogStore.set([])
  await refreshBootstrap()
})

/** Waits until the dialog is loaded and open. */
const waitForDialog = () => expect.poll(() => dialogStore.get(), { timeout: seconds(10) }).toHaveLength(1)

/** Closes the dialog like a confirmed password, or like a cancellation without one. */
function closeDialog(password?: string): void {
  if (password !== undefined) mockBackend.session.passwordConfirmedAt = mockBackend.world.now()
  dialogStore.get()[0]?.close(password)
}

it('confirmPassword asks once for several refused requests and retries them all', async () => {
  const requests = [call(twoFactor.enable), call(twoFactor.renewRecoveryCodes), call(twoFactor.enable)]
  await waitForDialog()
  closeDialog('dziesma1')
  await Promise.all(requests)
  expect(dialogStore.get()).toEqual([])
  const { user } = await call(accounts.me)
  expect(user.two_factor_recovery_codes).toBeTruthy()
})

it('confirmPassword leaves the request refused when the dialog is cancelled', async () => {
  const request = call(twoFactor.enable)
  await waitForDialog()
  closeDialog()
  await expect(request).rejects.toMatchObject({ status: 423 })
})

it('ensurePasswordConfirmed does not ask after a recent confirmation', async () => {
  mockBackend.session.passwordConfirmedAt = mockBackend.world.now()
  expect(await ensurePasswordConfirmed()).toBe(true)
  expect(dialogStore.get()).toEqual([])
})

it('ensurePasswordConfirmed asks without a recent confirmation', async () => {
  const confirmed = ensurePasswordConfirmed()
  await waitForDialog()
  closeDialog('dziesma1')
  expect(await confirmed).toBe(true)
  expect(await isPasswordConfirmed()).toBe(true)
})

it('ensurePasswordConfirmed resolves to false when the dialog is cancelled', async () => {
  const confirmed = ensurePasswordConfirmed()
  await waitForDialog()
  closeDialog()
  expect(await confirmed).toBe(false)
})

it('ensurePasswordConfirmed resolves to true when the status is unavailable', async () => {
  mockBackend.world.faults.set([{ kind: 'status', endpoint: 'passwordConfirmation.status', status: 500 }])
  expect(await ensurePasswordConfirmed()).toBe(true)
  expect(dialogStore.get()).toEqual([])
})

it('askPassword asks even after a recent confirmation', async () => {
  mockBackend.session.passwordConfirmedAt = mockBackend.world.now()
  const password = askPassword()
  await waitForDialog()
  closeDialog('dziesma1')
  expect(await password).toBe('dziesma1')
})
