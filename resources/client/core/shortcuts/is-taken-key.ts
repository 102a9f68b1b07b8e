/** Where every key is somebody's: text is typed, or something lies over the page. */
const OWN_KEYS =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false]), dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Marks what lies over the page and leaves single keys to it all the same: a dialog's outermost element. */
export const SHORTCUTS_MARK = 'data-shortcuts'

/** What is operated by the space bar or the arrow keys itself. */
const OPERATED = 'button, summary, input, [tabindex]:not([tabindex="-1"])'

/** Whether a key belongs to what has the focus, or is answered already, and so is no shortcut of the page. */
export function isTakenKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return true
  const isOperating = key === ' ' || key.startsWith('Arrow')
  const owner = target instanceof Element ? target.closest(isOperating ? `${OWN_KEYS}, ${OPERATED}` : OWN_KEYS) : null
  return owner !== null && owner.querySelector(`:scope > [${SHORTCUTS_MARK}]`) === null
}
