import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { closeAllDialogs, dialogStore } from '@/core/shared/dialogs/dialog-store'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'

import { announceFailure } from './announce-failure'

const GENERIC = 'There was an issue. Please try again.'

/** Error body for administrators (backend contract, section 2.4). */
const trace = {
  ignitionTrace: true,
  message: 'Call to undefined method',
  exception: 'BadMethodCallException',
  trace: [],
}

beforeEach(() => setBootstrap(bootstrapOf()))
afterEach(() => {
  history.replaceState(null, '', '/')
  toast.close()
  closeAllDialogs()
})

const currentToast = () => toastStore.get()

describe('announceFailure with a toast', () => {
  it.each([
    ['the server’s message', new ApiError(403, { message: 'You are suspended.' }), 'You are suspended.'],
    ['the generic text for a response without a message', new ApiError(500), GENERIC],
    ['the generic text without a response', new ApiError(NO_RESPONSE), GENERIC],
    ['the generic text for an error in the client', new TypeError('x is not a function'), GENERIC],
  ])('shows %s', (_, error, message) => {
    announceFailure(error)
    expect(currentToast()).toMatchObject({ type: 'danger', message })
  })

  it.each([401, 419])('offers to sign in, in one toast, when the session has ended: %i', async (status) => {
    const messages: (string | undefined)[] = []
    const stop = toastStore.subscribe(() => messages.push(currentToast()?.id))
    announceFailure(new ApiError(status, { message: 'Unauthenticated.' }))
    announceFailure(new ApiError(status))
    await vi.waitFor(() => expect(messages).toHaveLength(2))
    expect(new Set(messages).size).toBe(1)
    expect(currentToast()).toMatchObject({
      message: 'Your session has ended. Sign in to continue.',
      action: { label: 'Sign in', action: '/login' },
    })
    stop()
  })

  it('returns to the same page after a new sign-in', () => {
    history.replaceState(null, '', '/library/songs?order=name')
    announceFailure(new ApiError(401))
    expect(currentToast()).toMatchObject({ action: { action: '/login?returnTo=%2Flibrary%2Fsongs%3Forder%3Dname' } })
  })

  it('shows the action link from the server', () => {
    const action = { label: 'Upgrade', action: '/pricing' }
    announceFailure(new ApiError(403, { message: 'Your plan has no playlists left.', action }))
    expect(currentToast()).toMatchObject({ action })
  })

  it('shows no action link without one from the server', () => {
    announceFailure(new ApiError(403, { message: 'No.', action: null }))
    expect(currentToast()?.action).toBeUndefined()
  })

  it('uses the visitor’s language', async () => {
    await changeLanguage('lv')
    announceFailure(new ApiError(500))
    expect(currentToast()?.message).toBe('Radās kļūda. Lūdzu, mēģini vēlreiz.')
  })

  it('shows no toast when the screen shows the error itself', () => {
    announceFailure(new ApiError(500, { message: 'No.' }), { onlyTrace: true })
    expect(currentToast()).toBeNull()
  })
})

describe('announceFailure with the error dialog', () => {
  it.each([{}, { onlyTrace: true }])('opens it for a trace instead of a toast: %j', async (options) => {
    announceFailure(new ApiError(500, { ...trace }), options)
    await vi.waitFor(() => expect(dialogStore.get()).toHaveLength(1))
    expect(currentToast()).toBeNull()
  })

  it('shows a toast without a trace', () => {
    announceFailure(new ApiError(500, { ...trace, ignitionTrace: false }))
    expect(dialogStore.get()).toEqual([])
    expect(currentToast()?.message).toBe(trace.message)
  })
})
