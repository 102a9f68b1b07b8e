import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { type Theme, themeSchema } from '@/contract/shapes/themes'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { applyTheme } from './apply-theme'
import { followsDevice, selectTheme } from './select-theme'
import { chooseTheme, startTheme } from './start-theme'
import { useTheme } from './use-theme'

const page = document.documentElement

const morning = {
  id: 1,
  default_light: true,
  values: { '--be-primary': '26 98 72', '--be-background-alt': '243 235 219' },
}
const night = {
  id: 2,
  is_dark: true,
  default_dark: true,
  values: { '--be-primary': '245 187 84', '--be-background-alt': '11 17 32' },
}
const dusk = { id: 3, is_dark: true, values: {} }
const all = [dusk, morning, night]

const siteWith = (themes: object, settings: object = {}) => bootstrapOf({ themes, settings: { themes: settings } })

/** Stubs the device's colour scheme; returns a function that changes it. */
function device(prefersDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: prefersDark })
  vi.stubGlobal('matchMedia', () => query)
  return (dark: boolean) => {
    query.matches = dark
    query.dispatchEvent(new Event('change'))
  }
}

beforeEach(() => {
  page.removeAttribute('style')
  document.head.innerHTML = ''
  document.cookie = 'be-active-theme=; Path=/; Max-Age=0'
})

describe('chooseTheme', () => {
  test.each([
    ['the stored theme when users may change it', { user_change: true, default_id: 1 }, { stored: '2' }, 2],
    ['the default when users may not change it', { user_change: false, default_id: 1 }, { stored: '2' }, 1],
    ['the default without a stored theme', { user_change: true, default_id: 2 }, {}, 2],
    ['the default with its id as text', { default_id: '2' }, {}, 2],
    ['the default when the stored theme does not exist', { user_change: true, default_id: 1 }, { stored: '99' }, 1],
    ['the first when the default does not exist', { default_id: 99 }, {}, 3],
    ['the first without a default', {}, { prefersDark: true }, 3],
    ['the first for the default 0', { default_id: 0 }, {}, 3],
    [
      'the flagged light theme for the stored mode light',
      { user_change: true },
      { stored: 'light', prefersDark: true },
      1,
    ],
    ['the flagged dark theme for the stored mode dark', { user_change: true }, { stored: 'dark' }, 2],
    ['the dark theme for the default system on a dark device', { default_id: 'system' }, { prefersDark: true }, 2],
    ['the light theme for the default system on a light device', { default_id: 'system' }, {}, 1],
  ])('chooses %s', (_, settings, visitor: { stored?: string; prefersDark?: boolean }, id) => {
    expect(chooseTheme(siteWith(all, settings), visitor.stored, visitor.prefersDark ?? false)?.id).toBe(id)
  })

  test('prefers the default over the theme that the server rendered', () => {
    expect(chooseTheme(siteWith({ all, selectedThemeId: 2 }), undefined, false)?.id).toBe(2)
    expect(chooseTheme(siteWith({ all, selectedThemeId: 2 }, { default_id: 1 }), undefined, false)?.id).toBe(1)
  })

  test('chooses any theme of a mode without a flagged one', () => {
    expect(chooseTheme(siteWith([morning, dusk], { default_id: 'dark' }), undefined, false)?.id).toBe(3)
  })

  test('returns undefined without themes', () => {
    expect(chooseTheme(siteWith([]), '1', false)).toBeUndefined()
  })
})

describe('applyTheme', () => {
  const themeOf = (theme: object): Theme => themeSchema.parse({ id: 1, values: {}, ...theme })
  const variable = (name: string) => page.style.getPropertyValue(name)

  test('sets variables, colour scheme, id and the browser’s theme colour', () => {
    applyTheme(themeOf(night))
    expect(variable('--be-primary')).toBe('245 187 84')
    expect(page.classList.contains('dark')).toBe(true)
    expect(page.style.colorScheme).toBe('dark')
    expect(page.dataset['themeId']).toBe('2')
    expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe('rgb(11 17 32)')

    applyTheme(themeOf(morning))
    expect(page.classList.contains('dark')).toBe(false)
    expect(page.style.colorScheme).toBe('light')
    const bars = [...document.querySelectorAll('meta[name="theme-color"]')]
    expect(bars.map((bar) => bar.getAttribute('content'))).toEqual(['rgb(26 98 72)'])
  })

  test('removes the theme that release A of the server put on the root', () => {
    document.body.innerHTML = '<div id="root" class="dark" style="--be-primary: 9 9 9; --mine: 1"></div>'
    applyTheme(themeOf(morning))
    const root = document.getElementById('root')
    expect([root?.className, root?.style.cssText]).toEqual(['', '--mine: 1;'])
    document.body.innerHTML = ''
  })

  test('removes variables of the previous theme and keeps other styles', () => {
    page.style.setProperty('--mine', '1')
    applyTheme(themeOf({ values: { '--be-panel-radius': '1.5rem' } }))
    expect(variable('--be-panel-radius')).toBe('1.5rem')
    applyTheme(themeOf({}))
    expect(variable('--be-panel-radius')).toBe('')
    expect(variable('--mine')).toBe('1')
  })

  test.each([
    ['Nunito', 'Nunito'],
    ['Comic Neue', '"Comic Neue"'],
    ['M PLUS 1p', '"M PLUS 1p"'],
    ['ui-sans-serif, "Segoe UI", system-ui', 'ui-sans-serif, "Segoe UI", system-ui'],
    ['x; background: url(//evil.test)', ''],
    ['Nunito,', ''],
    ['"open', ''],
    ['a"b', ''],
  ])('converts the font %j to %j', (family, value) => {
    applyTheme(themeOf({ font: { family } }))
    expect(variable('--be-font-family')).toBe(value)
  })

  test.each([
    ['--be-hover-opacity', '6%'],
    ['--be-divider-opacity', '0.12'],
    ['--be-text-main-opacity', 1],
    ['--be-button-radius', '0.875rem'],
    ['--be-input-radius', 0],
    ['--be-navbar-color', 'primary'],
    ['--be-paper', ' 255 253 248 '],
  ])('accepts %s: %j', (name, value) => {
    applyTheme(themeOf({ values: { [name]: value } }))
    expect(variable(name)).toBe(String(value).trim())
  })

  test.each([
    ['--be-primary', 'url(https://evil.test/x.png)'],
    ['--be-primary', '1 2 3; background: red'],
    ['--be-primary', '1 2 3\n4'],
    ['--be-primary', 'var(--x)'],
    ['--be-hover-opacity', 'calc(1%)'],
    ['--be-button-radius', 'px'],
    ['--be-button-radius', '-1px'],
    ['--be-button-radius', 'expression(alert(1))'],
    ['--be-navbar-color', 'primary}'],
    ['--be-unknown', '1 2 3'],
    ['background', 'red'],
  ])('rejects %s: %s', (name, value) => {
    applyTheme(themeOf({ values: { [name]: value } }))
    expect(variable(name)).toBe('')
  })

  test('never sets more than one plain value', () => {
    const names = ['--be-primary', '--be-hover-opacity', '--be-panel-radius', '--be-navbar-color', '--be-font-family']
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary' }), (name, value) => {
        applyTheme(themeOf({ values: { [name]: value } }))
        expect(variable(name)).not.toMatch(/[;{}()\\/<>!@:]/)
      }),
    )
  })
})

describe('startTheme and useTheme', () => {
  function Switch() {
    const { theme, themes, canChange } = useTheme()
    return (
      <>
        <p>{`${theme.id} of ${themes.length}, ${canChange ? 'free' : 'fixed'}`}</p>
        <button type="button" onClick={() => selectTheme('dark')}>
          Dark
        </button>
        <button type="button" onClick={() => selectTheme(1)}>
          Morning
        </button>
        <button type="button" onClick={() => selectTheme(99)}>
          Unknown
        </button>
        <button type="button" onClick={() => selectTheme('system')}>
          Device
        </button>
      </>
    )
  }

  function show(settings: object, prefersDark = false) {
    const changeDevice = device(prefersDark)
    setBootstrap(siteWith(all, settings))
    const stop = startTheme()
    render(<Switch />)
    return { changeDevice, stop }
  }

  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

  test('apply the theme before anything renders', () => {
    device(false)
    setBootstrap(siteWith(all, { default_id: 2 }))
    const stop = startTheme()
    expect(page.dataset['themeId']).toBe('2')
    stop()
  })

  test('apply a selected theme immediately and save its id', () => {
    const { stop } = show({ user_change: true, default_id: 1 })
    press('Dark')
    expect(screen.getByText('2 of 3, free')).toBeDefined()
    expect(page.dataset['themeId']).toBe('2')
    expect(document.cookie).toContain('be-active-theme=2')
    stop()

    startTheme()()
    expect(page.dataset['themeId']).toBe('2')
  })

  test('ignores an unknown theme', () => {
    const { stop } = show({ user_change: true, default_id: 1 })
    press('Unknown')
    expect(screen.getByText('1 of 3, free')).toBeDefined()
    expect(document.cookie).not.toContain('be-active-theme')
    stop()
  })

  test('ignores a selection when users may not change the theme', () => {
    const { stop } = show({ default_id: 1 })
    press('Dark')
    expect(screen.getByText('1 of 3, fixed')).toBeDefined()
    expect(document.cookie).not.toContain('be-active-theme')
    stop()
  })

  test('follows the device for the default system, but not after a selection', () => {
    const { changeDevice, stop } = show({ user_change: true, default_id: 'system' })
    expect(page.dataset['themeId']).toBe('1')
    act(() => changeDevice(true))
    expect(screen.getByText('2 of 3, free')).toBeDefined()
    press('Morning')
    act(() => changeDevice(false))
    act(() => changeDevice(true))
    expect(page.dataset['themeId']).toBe('1')
    stop()
  })

  test('follows the device once the user selects it, also on later pages', () => {
    const { changeDevice, stop } = show({ user_change: true, default_id: 1 })
    expect(followsDevice()).toBe(false)
    press('Device')
    expect(followsDevice()).toBe(true)
    expect(document.cookie).toContain('be-active-theme=system')
    act(() => changeDevice(true))
    expect(screen.getByText('2 of 3, free')).toBeDefined()
    act(() => changeDevice(false))
    stop()

    device(true)
    startTheme()()
    expect(page.dataset['themeId']).toBe('2')
    press('Morning')
    expect(followsDevice()).toBe(false)
  })

  test('follows new bootstrap data until stopped', () => {
    const { changeDevice, stop } = show({ default_id: 'system' })
    act(() => setBootstrap(siteWith(all, { default_id: 3 })))
    expect(page.dataset['themeId']).toBe('3')
    act(() => setBootstrap(siteWith([], {})))
    expect(screen.getByText('0 of 0, fixed')).toBeDefined()
    stop()
    setBootstrap(siteWith(all, { default_id: 'system' }))
    changeDevice(true)
    expect(page.dataset['themeId']).toBe('3')
  })
})
