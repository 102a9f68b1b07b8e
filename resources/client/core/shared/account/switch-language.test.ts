import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { startI18n } from '@/core/platform/i18n/i18n'
import { translate } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { personas } from '@mock/state/seeds/personas'

import { switchLanguage } from './switch-language'

beforeAll(() => mockBackend.listen())
beforeEach(async () => startI18n(await refreshBootstrap()))
afterEach(() => {
  toast.close()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

const waitForText = (word: string) => vi.waitFor(() => expect(translate('Sign in')).toBe(word))

describe('switchLanguage', () => {
  it('changes the texts immediately and saves a guest’s language in a cookie', async () => {
    expect(translate('Sign in')).toBe('Ieiet')
    await switchLanguage('en')
    await waitForText('Sign in')
    expect(document.documentElement.lang).toBe('en')
    expect(document.cookie).toContain('selected_locale=en')
    expect((await refreshBootstrap()).language).toBe('en')
    await switchLanguage('lv')
    await waitForText('Ieiet')
  })

  it('saves a user’s language in the account and keeps the other bootstrap data', async () => {
    mockBackend.signInAs('free')
    const before = await refreshBootstrap()
    await switchLanguage('en')
    await waitForText('Sign in')
    expect(mockBackend.world.db.users.get(personas.free.id)?.language).toBe('en')
    expect(getBootstrap()).toMatchObject({ user: before.user, settings: before.settings, language: 'en' })
  })

  it.each([
    ['the site does not support it', 'xx', 'Šī vērtība neder.'],
    ['the server fails', 'en', 'Radās kļūda. Lūdzu, mēģini vēlāk.'],
  ])('shows an error and keeps the language when %s', async (_, locale, message) => {
    if (locale === 'en') mockBackend.world.faults.set([{ kind: 'status', status: 500, endpoint: 'users.setLocale' }])
    await switchLanguage(locale)
    expect(toastStore.get()).toMatchObject({ type: 'danger', message })
    expect(translate('Sign in')).toBe('Ieiet')
    expect(getBootstrap().language).toBe('lv')
  })
})
