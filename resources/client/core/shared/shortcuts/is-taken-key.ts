/** Elements that keep every key: text is typed in them, or they lie over the page. */
const OWN_KEYS =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false]), dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Marks a dialog's outermost element when the dialog leaves single keys to the page all the same. */
export const SHORTCUTS_MARK = 'data-shortcuts'

/** Elements that space operates. */
const PRESSED = 'button, summary, input'

/** Widgets that the arrow keys operate. Buttons, links and checkboxes are none, however they came by the focus. */
const ARROW_WIDGETS =
  'input:not([type=checkbox]), [role=slider], [role=spinbutton], [role=radiogroup], [role=tablist], [role=toolbar], [role=menubar], [role=tree], [role=grid], [role=treegrid]'

/** Boxes that both keys scroll, as long as they have the focus themselves. */
const SCROLL_BOX = '[tabindex]:not([tabindex="-1"], a, button)'

/** Elements that keep a key from the page when the focus is in them. */
function ownersOf(key: string): string {
  if (key === ' ') return `${OWN_KEYS}, ${PRESSED}`
  return key.startsWith('Arrow') ? `${OWN_KEYS}, ${ARROW_WIDGETS}` : OWN_KEYS
}

const scrolls = (key: string, target: Element): boolean =>
  (key === ' ' || key.startsWith('Arrow')) && target.matches(SCROLL_BOX)

/** Whether a key belongs to what has the focus, or is handled already, and so is no shortcut of the page. */
export function isTakenKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return true
  if (!(target instanceof Element)) return false
  const owner = scrolls(key, target) ? target : target.closest(ownersOf(key))
  return owner !== null && owner.querySelector(`:scope > [${SHORTCUTS_MARK}]`) === null
}
