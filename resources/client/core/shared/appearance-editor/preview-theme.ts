import './preview-theme.css'

import type { Theme } from '@/contract/shapes/themes'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { applyTheme, BAR_ROLE, markBarRole, themeVariables } from '@/core/platform/theme/apply-theme'
import { loadGoogleFont } from '@/core/platform/theme/google-font'
import { findTheme, themeStore } from '@/core/platform/theme/start-theme'

import { createOffscreenRest } from './offscreen-rest'

const FONT = '--be-font-family'

/**
 * Shows unsaved changes of themes. Values go to the page's style only, without a render: an editor may send one per
 * animation frame while a colour is dragged.
 */
export function createThemePreview() {
  /** Themes with changes that the bootstrap data lacks, by their ids. */
  const drafts = new Map<Theme['id'], Theme>()
  /** The theme that the editor shows; before it names one, the page's own. */
  let chosenId: Theme['id'] | undefined
  const offscreen = createOffscreenRest()
  document.documentElement.toggleAttribute('data-theme-preview', true)

  const active = () => drafts.get(themeStore.get().id) ?? themeStore.get()

  /** Changes one variable of the active theme, unless themes have no such variable or its values another format. */
  function change(name: string, changes: Partial<Theme>, isUnset: boolean): void {
    const draft = { ...active(), ...changes }
    const variables = new Map<string, string | undefined>(themeVariables(draft))
    const value = variables.get(name)
    if (!variables.has(name) || (value === undefined && !isUnset)) return
    drafts.set(draft.id, draft)
    offscreen.rest()
    document.documentElement.style.setProperty(name, value ?? '')
    if (name === BAR_ROLE) markBarRole()
    if (changes.font) loadGoogleFont(draft)
  }

  /** Shows the editor's theme with its changes, also after new bootstrap data has chosen another one. */
  function show(): void {
    const theme = findTheme(getBootstrap().themes.all, chosenId ?? themeStore.get().id)
    if (!theme) return
    const draft = drafts.get(theme.id) ?? theme
    applyTheme(draft)
    loadGoogleFont(draft)
    themeStore.set(theme)
  }

  return {
    setValue: (name: string, value: string): void =>
      change(name, { values: { ...active().values, [name]: value } }, value === ''),
    setFont: (font: Theme['font']): void => change(FONT, { font }, !font),
    /** Shows a theme; one that is still unknown follows with its row. */
    setActive(id: Theme['id']): void {
      chosenId = id
      show()
    },
    show,
    /** Drops the changes, which new rows of themes contain. */
    forget: (): void => drafts.clear(),
  }
}
