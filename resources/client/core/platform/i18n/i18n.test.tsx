import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { changeLanguage, startI18n } from './i18n'
import { translate } from './translate'
import { useTranslation } from './use-translation'

const spoken = (language: string, lines: object = {}) => bootstrapOf({ i18n: { language, lines } })

const start = async (bootstrap = spoken('en')) => {
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

test('English needs no lines: the key is the text', () => {
  expect(translate('There was an issue. Please try again.')).toBe('There was an issue. Please try again.')
  expect(document.documentElement.lang).toBe('en')
})

test('Latvian comes with its lines, and the page says so', async () => {
  await start(spoken('lv'))
  expect(translate('Sign in')).toBe('Ieiet')
  expect(document.documentElement.lang).toBe('lv')
})

test('has a word of its own for a place where the language needs one, and one word in English', async () => {
  expect(translate('Off#crossfade')).toBe('Off')
  await start(spoken('lv'))
  expect([translate('Off'), translate('Off#crossfade')]).toEqual(['Izslēgts', 'Izslēgta'])
  await changeLanguage('en')
  expect(translate('Off#crossfade')).toBe('Off')
})

test.each(['lv', 'lv_LV', 'lv-LV'])('%s has our lines', async (code) => {
  await changeLanguage(code)
  expect(translate('Sign in')).toBe('Ieiet')
})

test("the server's lines win over ours, but for those nobody has translated", async () => {
  await start(spoken('lv', { 'Sign in': 'Pieslēgties', 'Log out': '' }))
  expect(translate('Sign in')).toBe('Pieslēgties')
  expect(translate('Log out')).toBe('Iziet')
})

test('English has server lines too, and they do not outlive a change of language', async () => {
  await changeLanguage('en', { 'Sign in': 'Log in' })
  expect(translate('Sign in')).toBe('Log in')
  await changeLanguage('en')
  expect(translate('Sign in')).toBe('Sign in')
})

test('lines the server made for this client are spoken at once; a text they lack brings ours', async () => {
  await start(spoken('lv', { 'Try again': 'Vēlreiz', 'Sign in': 'Pieslēgties' }))
  expect(translate('Sign in')).toBe('Pieslēgties')
  expect(translate('Log out')).toBe('Log out')
  await vi.waitFor(() => expect(translate('Log out')).toBe('Iziet'))
  expect(translate('Sign in')).toBe('Pieslēgties')
})

test.each(['', 'not a language!', '__proto__'])('%j is no language: English stays', async (code) => {
  await changeLanguage(code)
  expect(document.documentElement.lang).toBe('en')
})

test('the language is that of the localization, or else of the bootstrap data', async () => {
  await start(bootstrapOf({ language: 'lv' }))
  expect(translate('Sign in')).toBe('Ieiet')
})

test('components follow a change of language', async () => {
  render(<Sign />)
  expect(screen.getByText('en / Sign in / Popular songs')).toBeDefined()
  await act(() => changeLanguage('lv', { 'Popular songs': 'Populāras dziesmas' }))
  expect(screen.getByText('lv / Ieiet / Populāras dziesmas')).toBeDefined()
})

test('another user’s language is followed; the same language is left alone', async () => {
  await changeLanguage('en', { 'Sign in': 'Log in' })
  setBootstrap(spoken('en'))
  await Promise.resolve()
  expect(translate('Sign in')).toBe('Log in')

  setBootstrap(spoken('lv'))
  await vi.waitFor(() => expect(translate('Sign in')).toBe('Ieiet'))
})

test('of two quick changes the last one counts', async () => {
  await Promise.all([changeLanguage('lv'), changeLanguage('en')])
  expect(translate('Sign in')).toBe('Sign in')
})

test('values named like options of the library are values', () => {
  const values = { count: 2, context: 'x', lng: 'lv', ns: 'other', defaultValue: 'd', replace: 'r' }
  expect(translate('Sign in', values)).toBe('Sign in')
})

test('when our lines cannot be fetched, a start goes on with the server’s and a change is refused', async () => {
  vi.resetModules()
  vi.doMock('@lang/lv.json', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const broken = await import('./i18n')
  const { translate: translateBroken } = await import('./translate')
  await expect(broken.changeLanguage('lv')).rejects.toThrow(/mocking a module/)
  expect(translateBroken('Sign in')).toBe('Sign in')
  await broken.startI18n(spoken('lv', { 'Sign in': 'Pieslēgties' }))
  expect(translateBroken('Sign in')).toBe('Pieslēgties')
  expect(translateBroken('Log out')).toBe('Log out')
})
