import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'
import { createStore } from '@/lib/store'

/** Shortcut that opens the search from anywhere on the page. */
export const SEARCH_KEY = '/'

/** Elements that handle every key themselves: text fields and overlays. */
const OWN_KEYS =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false]), dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Attribute of a dialog's root element if the dialog leaves shortcuts to the page. */
export const SHORTCUTS_MARK = 'data-shortcuts'

/** Elements that the space key activates. */
const PRESSED = 'button, summary, input'

/** Widgets that the arrow keys operate. Buttons, links and checkboxes are not among them. */
const ARROW_WIDGETS =
  'input:not([type=checkbox]), [role=slider], [role=spinbutton], [role=radiogroup], [role=tablist], [role=toolbar], [role=menubar], [role=tree], [role=grid], [role=treegrid]'

/** Focusable scroll containers, which space and the arrow keys scroll while they have the focus. */
const SCROLL_BOX = '[tabindex]:not([tabindex="-1"], a, button)'

/** Selector of the elements that keep a key to themselves while they contain the focus. */
function ownersOf(key: string): string {
  if (key === ' ') return `${OWN_KEYS}, ${PRESSED}`
  return key.startsWith('Arrow') ? `${OWN_KEYS}, ${ARROW_WIDGETS}` : OWN_KEYS
}

const scrolls = (key: string, target: Element): boolean =>
  (key === ' ' || key.startsWith('Arrow')) && target.matches(SCROLL_BOX)

/** Whether a key belongs to the focused element, or is already handled, so that it must not trigger a page shortcut. */
export function isTakenKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return true
  if (!(target instanceof Element)) return false
  const owner = scrolls(key, target) ? target : target.closest(ownersOf(key))
  return owner !== null && owner.querySelector(`:scope > [${SHORTCUTS_MARK}]`) === null
}

const saved = stored({ key: 'player.shortcuts', schema: z.boolean(), isDevicePreference: true })
const store = createStore(saved.read() ?? true)

/**
 * Whether single-key shortcuts are enabled. Users can disable them, since speech input may trigger them (WCAG 2.1.4).
 */
export const useShortcutPreference = (): boolean => useSyncExternalStore(store.subscribe, store.get)

/** Enables or disables single-key shortcuts on this device. */
export function setShortcutsEnabled(areEnabled: boolean): void {
  store.set(areEnabled)
  saved.write(areEnabled)
}
