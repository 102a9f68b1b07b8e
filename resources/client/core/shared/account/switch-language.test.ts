import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { startI18n } from '@/core/platform/i18n/i18n'
import { translate } from '@/core/platform/i18n/translate'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { personas } from '@mock/scenarios/personas'

import { switchLanguage } from './switch-language'

beforeAll(() => mockBackend.listen())
beforeEach(async () => startI18n(await refreshBootstrap()))
afterEach(() => {
  toast.close()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

const speaks = (word: string) => vi.waitFor(() => expect(translate('Sign in')).toBe(word))

describe('switching the language', () => {
  it('is spoken at once, and remembered for a guest in a cookie', async () => {
    expect(translate('Sign in')).toBe('Ieiet')
    await switchLanguage('en')
    await speaks('Sign in')
    expect(document.documentElement.lang).toBe('en')
    expect(document.cookie).toContain('selected_locale=en')
    expect((await refreshBootstrap()).language).toBe('en')
    await switchLanguage('lv')
    await speaks('Ieiet')
  })

  it('is remembered for a user in the account, and changes nothing else that is known', async () => {
    mockBackend.signInAs('free')
    const before = await refreshBootstrap()
    await switchLanguage('en')
    await speaks('Sign in')
    expect(mockBackend.world.db.users.get(personas.free.id)?.language).toBe('en')
    expect(getBootstrap()).toMatchObject({ user: before.user, settings: before.settings, language: 'en' })
  })

  it.each([
    ['the site does not have', 'xx', 'The selected locale is invalid.'],
    ['cannot be told to the server', 'en', 'There was an issue. Please try again later.'],
  ])('to one that %s is said, and changes nothing', async (_, locale, message) => {
    if (locale === 'en') mockBackend.world.faults.set([{ kind: 'status', status: 500, endpoint: 'users.setLocale' }])
    await switchLanguage(locale)
    expect(toastStore.get()).toMatchObject({ type: 'danger', message })
    expect(translate('Sign in')).toBe('Ieiet')
    expect(getBootstrap().language).toBe('lv')
  })
})
