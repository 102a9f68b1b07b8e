import type { Theme } from '@/contract/bootstrap'

import { type ThemeVariable, themeVariables } from './theme-variables'

/** Dresses the page in a theme (spec section 4): style variables, mode, and the colour of the browser's own bar. */
export function applyTheme(theme: Theme): void {
  const page = document.documentElement
  for (const [name, value] of themeVariables(theme)) {
    if (value === undefined) page.style.removeProperty(name)
    else page.style.setProperty(name, value)
  }
  page.style.colorScheme = theme.is_dark ? 'dark' : 'light'
  page.classList.toggle('dark', theme.is_dark)
  page.dataset['themeId'] = String(theme.id)
  colourBrowserBar(theme.is_dark ? '--be-background-alt' : '--be-primary')
}

function colourBrowserBar(name: ThemeVariable): void {
  const triplet = document.documentElement.style.getPropertyValue(name)
  if (triplet) browserBar().content = `rgb(${triplet})`
}

function browserBar(): HTMLMetaElement {
  const existing = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (existing) return existing
  const added = document.createElement('meta')
  added.name = 'theme-color'
  document.head.append(added)
  return added
}
