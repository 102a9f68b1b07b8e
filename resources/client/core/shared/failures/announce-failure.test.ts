import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, NO_ANSWER } from '@/core/platform/api/api-error'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'
import { closeAllDialogs, dialogStore } from '@/core/shared/dialogs/dialog-store'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'

import { announceFailure } from './announce-failure'

const GENERIC = 'There was an issue. Please try again.'

/** What the server sends to administrators (backend contract, section 2.4). */
const trace = {
  ignitionTrace: true,
  message: 'Call to undefined method',
  exception: 'BadMethodCallException',
  trace: [],
}

beforeEach(() => setBootstrap(bootstrapOf()))
afterEach(() => {
  toast.close()
  closeAllDialogs()
})

const said = () => toastStore.get()

describe('a toast', () => {
  it.each([
    ['the server’s message', new ApiError(403, { message: 'You are suspended.' }), 'You are suspended.'],
    ['the generic text where the server says nothing', new ApiError(500), GENERIC],
    ['the generic text where there is no answer', new ApiError(NO_ANSWER), GENERIC],
    ['the generic text for a mistake of ours', new TypeError('x is not a function'), GENERIC],
  ])('says %s', (_, error, message) => {
    announceFailure(error)
    expect(said()).toMatchObject({ type: 'danger', message })
  })

  it.each([401, 419])('offers the sign-in, once, when the session has ended: %i', async (status) => {
    const shown: (string | undefined)[] = []
    const stop = toastStore.subscribe(() => shown.push(said()?.id))
    announceFailure(new ApiError(status, { message: 'Unauthenticated.' }))
    announceFailure(new ApiError(status))
    await vi.waitFor(() => expect(shown).toHaveLength(2))
    expect(new Set(shown).size).toBe(1)
    expect(said()).toMatchObject({
      message: 'Your session has ended. Sign in to continue.',
      action: { label: 'Sign in', action: '/login' },
    })
    stop()
  })

  it('brings the server’s next step along', () => {
    const action = { label: 'Upgrade', action: '/pricing' }
    announceFailure(new ApiError(403, { message: 'Your plan has no playlists left.', action }))
    expect(said()).toMatchObject({ action })
  })

  it('has none where there is none', () => {
    announceFailure(new ApiError(403, { message: 'No.', action: null }))
    expect(said()?.action).toBeUndefined()
  })

  it('speaks the visitor’s language', async () => {
    await changeLanguage('lv')
    announceFailure(new ApiError(500))
    expect(said()?.message).toBe('Radās kļūda. Lūdzu, mēģini vēlreiz.')
  })

  it('is left out where the screen itself shows the failure', () => {
    announceFailure(new ApiError(500, { message: 'No.' }), { onlyTrace: true })
    expect(said()).toBeNull()
  })
})

describe('the error dialog', () => {
  it.each([{}, { onlyTrace: true }])('opens for a trace, and no toast does: %j', async (options) => {
    announceFailure(new ApiError(500, trace), options)
    await vi.waitFor(() => expect(dialogStore.get()).toHaveLength(1))
    expect(said()).toBeNull()
  })

  it('stays away without one', () => {
    announceFailure(new ApiError(500, { ...trace, ignitionTrace: false }))
    expect(dialogStore.get()).toEqual([])
    expect(said()?.message).toBe(trace.message)
  })
})
