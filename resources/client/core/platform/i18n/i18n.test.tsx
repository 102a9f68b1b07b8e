import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { changeLanguage, startI18n } from './i18n'
import { translate, useTranslation } from './use-translation'

const localized = (language: string, lines: object = {}) => bootstrapOf({ i18n: { language, lines } })

const start = async (bootstrap = localized('en')) => {
  setBootstrap(bootstrap)
  await startI18n(bootstrap)
}

beforeEach(() => start())
afterEach(() => {
  vi.doUnmock('@lang/lv.json')
  vi.resetModules()
})

function Sign() {
  const { t, tServer, language } = useTranslation()
  return <p>{[language, t('Sign in'), tServer('Popular songs')].join(' / ')}</p>
}

test('translate returns the key in English', () => {
  expect(translate('There was an issue. Please try again.')).toBe('There was an issue. Please try again.')
  expect(document.documentElement.lang).toBe('en')
})

test('startI18n loads the Latvian lines and sets the page’s lang attribute', async () => {
  await start(localized('lv'))
  expect(translate('Sign in')).toBe('Ieiet')
  expect(document.documentElement.lang).toBe('lv')
})

test('translate uses the context after # in Latvian and drops it in English', async () => {
  expect(translate('Off#crossfade')).toBe('Off')
  await start(localized('lv'))
  expect([translate('Off'), translate('Off#crossfade')]).toEqual(['Izslēgts', 'Izslēgta'])
  await changeLanguage('en')
  expect(translate('Off#crossfade')).toBe('Off')
})

test.each(['lv', 'lv_LV', 'lv-LV'])('changeLanguage loads the shipped lines for %s', async (code) => {
  await changeLanguage(code)
  expect(translate('Sign in')).toBe('Ieiet')
})

test("translate prefers the server's lines over the shipped ones, except untranslated ones", async () => {
  await start(localized('lv', { 'Sign in': 'Pieslēgties', 'Log out': '' }))
  expect(translate('Sign in')).toBe('Pieslēgties')
  expect(translate('Log out')).toBe('Iziet')
})

test('changeLanguage applies server lines to English and drops them at the next change', async () => {
  await changeLanguage('en', { 'Sign in': 'Log in' })
  expect(translate('Sign in')).toBe('Log in')
  await changeLanguage('en')
  expect(translate('Sign in')).toBe('Sign in')
})

test('startI18n uses complete server lines immediately and loads the shipped ones when a text is missing', async () => {
  await start(localized('lv', { 'Try again': 'Vēlreiz', 'Sign in': 'Pieslēgties' }))
  expect(translate('Sign in')).toBe('Pieslēgties')
  expect(translate('Log out')).toBe('Log out')
  await vi.waitFor(() => expect(translate('Log out')).toBe('Iziet'))
  expect(translate('Sign in')).toBe('Pieslēgties')
})

test.each(['', 'not a language!', '__proto__'])(
  'changeLanguage falls back to English for the invalid code %j',
  async (code) => {
    await changeLanguage(code)
    expect(document.documentElement.lang).toBe('en')
  },
)

test('startI18n falls back to the language of the bootstrap data without a localization', async () => {
  await start(bootstrapOf({ language: 'lv' }))
  expect(translate('Sign in')).toBe('Ieiet')
})

test('useTranslation re-renders components when the language changes', async () => {
  render(<Sign />)
  expect(screen.getByText('en / Sign in / Popular songs')).toBeDefined()
  await act(() => changeLanguage('lv', { 'Popular songs': 'Populāras dziesmas' }))
  expect(screen.getByText('lv / Ieiet / Populāras dziesmas')).toBeDefined()
})

test('bootstrap data of another user changes the language; the same language keeps its lines', async () => {
  await changeLanguage('en', { 'Sign in': 'Log in' })
  setBootstrap(localized('en'))
  await Promise.resolve()
  expect(translate('Sign in')).toBe('Log in')

  setBootstrap(localized('lv'))
  await vi.waitFor(() => expect(translate('Sign in')).toBe('Ieiet'))
})

test('changeLanguage applies only the last of two concurrent changes', async () => {
  await Promise.all([changeLanguage('lv'), changeLanguage('en')])
  expect(translate('Sign in')).toBe('Sign in')
})

test('translate treats values named like i18next options as plain values', () => {
  const values = { count: 2, context: 'x', lng: 'lv', ns: 'other', defaultValue: 'd', replace: 'r' }
  expect(translate('Sign in', values)).toBe('Sign in')
})

test('startI18n uses the server’s lines and changeLanguage rejects when the shipped ones cannot be fetched', async () => {
  vi.resetModules()
  vi.doMock('@lang/lv.json', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const broken = await import('./i18n')
  const { translate: translateBroken } = await import('./use-translation')
  await expect(broken.changeLanguage('lv')).rejects.toThrow(/mocking a module/)
  expect(translateBroken('Sign in')).toBe('Sign in')
  await broken.startI18n(localized('lv', { 'Sign in': 'Pieslēgties' }))
  expect(translateBroken('Sign in')).toBe('Pieslēgties')
  expect(translateBroken('Log out')).toBe('Log out')
})
