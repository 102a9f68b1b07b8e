import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { startTheme, themeStore } from '@/core/platform/theme/start-theme'

import { createThemePreview } from './preview-theme'

const { style, classList } = document.documentElement
const light = { id: 1, is_dark: false, default_light: true, values: { '--be-primary': '1 1 1' } }
const dark = { id: 2, is_dark: true, default_dark: true, values: { '--be-primary': '2 2 2' } }
const fonts = () => [...document.querySelectorAll<HTMLLinkElement>('link[href*="fonts.googleapis"]')]

const withThemes = (...all: object[]) => setBootstrap(bootstrapOf({ themes: { all } }))

beforeEach(() => {
  withThemes(light, dark)
  const stop = startTheme()
  return () => {
    stop()
    document.documentElement.removeAttribute('style')
    for (const link of fonts()) link.remove()
  }
})

describe('a theme’s value', () => {
  it('goes to the page’s style without a change of the store, and outlasts another theme', () => {
    const changed = vi.fn<() => void>()
    onTestFinished(themeStore.subscribe(changed))
    const theme = createThemePreview()
    theme.setValue('--be-primary', '9 9 9')
    theme.setValue('--be-button-radius', '4px')
    expect(style.getPropertyValue('--be-primary')).toBe('9 9 9')
    expect(style.getPropertyValue('--be-button-radius')).toBe('4px')
    expect(changed).not.toHaveBeenCalled()
    theme.setActive(2)
    expect(style.getPropertyValue('--be-primary')).toBe('2 2 2')
    expect(style.getPropertyValue('--be-button-radius')).toBe('')
    theme.setActive(1)
    expect(style.getPropertyValue('--be-primary')).toBe('9 9 9')
  })

  it('unsets a value by an empty text', () => {
    const theme = createThemePreview()
    theme.setValue('--be-panel-radius', '4px')
    theme.setValue('--be-panel-radius', '')
    expect(style.getPropertyValue('--be-panel-radius')).toBe('')
  })

  it.each([
    ['--be-primary', 'url(https://evil.example/a.png)'],
    ['--be-primary', 'red'],
    ['--be-primary', '1 1 1; background: url(//evil.example)'],
    ['--be-primary', '</style><script>alert(1)</script>'],
    ['--be-primary', 'expression(alert(1))'],
    ['--be-primary', 'red;}body{display:none'],
    ['--be-primary', 'var(--be-background)'],
    ['--be-primary', 'var(--be-primary)'],
    ['--be-background', '999999 1 1'],
    ['--be-panel-radius', 'calc(1px * 1e9)'],
    ['--be-navbar-color', 'x url(//evil.example)'],
    ['--be-font-family', 'x; } body { display: none'],
    ['background', 'url(//evil.example)'],
    ['--player-bar-height', '99rem'],
    ['__proto__', '1 1 1'],
    ['constructor', '1 1 1'],
    ['', '1 1 1'],
  ])('ignores %s: %s', (name, value) => {
    const before = style.cssText
    createThemePreview().setValue(name, value)
    expect(style.cssText).toBe(before)
    expect('1 1 1' in {}).toBe(false)
  })
})

describe('the active theme', () => {
  it('shows a theme by its id as a number or a text, and ignores an unknown one', () => {
    const theme = createThemePreview()
    theme.setActive('2')
    expect(classList.contains('dark')).toBe(true)
    expect(themeStore.get().id).toBe(2)
    theme.setActive('none')
    expect(themeStore.get().id).toBe(2)
  })

  it('shows a new theme once its row arrives, in place of the one that the site chooses', () => {
    const theme = createThemePreview()
    theme.setActive('new-1')
    withThemes(light, dark, { ...dark, id: 'new-1', values: { '--be-primary': '3 3 3' } })
    theme.show()
    expect(style.getPropertyValue('--be-primary')).toBe('3 3 3')
  })

  it('drops the changes that new rows contain', () => {
    const theme = createThemePreview()
    theme.setValue('--be-primary', '9 9 9')
    theme.forget()
    theme.show()
    expect(style.getPropertyValue('--be-primary')).toBe('1 1 1')
  })
})

describe('the active theme’s font', () => {
  it('sets a font with its style sheet of Google’s, and unsets it', () => {
    const theme = createThemePreview()
    theme.setFont({ family: 'Open Sans', google: true })
    expect(style.getPropertyValue('--be-font-family')).toBe('"Open Sans"')
    expect(fonts()).toHaveLength(1)
    theme.setFont(null)
    expect(style.getPropertyValue('--be-font-family')).toBe('')
  })

  it.each(['x; } body { display: none', 'url(//evil.example)', '</style>', ''])('ignores “%s”', (family) => {
    createThemePreview().setFont({ family, google: true })
    expect(style.getPropertyValue('--be-font-family')).toBe('')
    expect(fonts()).toEqual([])
  })
})
