import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { accounts } from '@/contract/accounts'
import { twoFactor } from '@/contract/two-factor'
import { call } from '@/core/platform/api/call'
import { queryClient } from '@/core/platform/api/query-client'
import { recoverWith } from '@/core/platform/api/recovery'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { dialogStore } from '@/core/shared/dialogs/dialog-store'
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

/** The dialog that is asked for, once its code is there. */
const question = () => expect.poll(() => dialogStore.get(), { timeout: 10_000 }).toHaveLength(1)

/** What the dialog does when the server has taken the password. */
function answer(password?: string): void {
  if (password !== undefined) mockBackend.session.passwordConfirmedAt = mockBackend.world.now()
  dialogStore.get()[0]?.close(password)
}

it('asks once, however many requests were refused, and sends them all again', async () => {
  const requests = [call(twoFactor.enable), call(twoFactor.renewRecoveryCodes), call(twoFactor.enable)]
  await question()
  answer('dziesma1')
  await Promise.all(requests)
  expect(dialogStore.get()).toEqual([])
  const { user } = await call(accounts.me)
  expect(user.two_factor_recovery_codes).toBeTruthy()
})

it('leaves a request refused when nobody answers', async () => {
  const request = call(twoFactor.enable)
  await question()
  answer()
  await expect(request).rejects.toMatchObject({ status: 423 })
})

it('does not ask whoever has answered a while ago', async () => {
  mockBackend.session.passwordConfirmedAt = mockBackend.world.now()
  expect(await ensurePasswordConfirmed()).toBe(true)
  expect(dialogStore.get()).toEqual([])
})

it('asks before, where the server would', async () => {
  const sure = ensurePasswordConfirmed()
  await question()
  answer('dziesma1')
  expect(await sure).toBe(true)
  expect(await isPasswordConfirmed()).toBe(true)
})

it('takes a closed dialog for no', async () => {
  const sure = ensurePasswordConfirmed()
  await question()
  answer()
  expect(await sure).toBe(false)
})

it('leaves it to the server when its status cannot be had', async () => {
  mockBackend.world.faults.set([{ kind: 'status', endpoint: 'passwordConfirmation.status', status: 500 }])
  expect(await ensurePasswordConfirmed()).toBe(true)
  expect(dialogStore.get()).toEqual([])
})

it('asks for the password itself, whatever was confirmed before', async () => {
  mockBackend.session.passwordConfirmedAt = mockBackend.world.now()
  const asked = askPassword()
  await question()
  answer('dziesma1')
  expect(await asked).toBe('dziesma1')
})
