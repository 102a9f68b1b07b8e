/** Minimum distance between floating elements and the window's edges, in pixels (spec section 9). */
export const FLOATING_PADDING = 16

/** Distance between a floating element and its trigger, in pixels. */
export const FLOATING_GAP = 6

/**
 * Classes of a floating panel: a menu, listbox or popover. It shares the dialogs' z-index, so that the later of a
 * popover and a dialog is on top; react-aria's inline style would put it above everything.
 */
export const PANEL =
  'z-dialog! rounded-panel border border-divider bg-paper text-main shadow-floating outline-none data-entering:animate-rise'

/** Classes of a selectable row in such a panel. */
export const ROW =
  'group flex min-h-target cursor-pointer items-center gap-3 rounded-input px-3 py-1.5 font-semibold -outline-offset-2 outline-primary data-hovered:bg-hover data-focused:bg-hover data-open:bg-hover data-focus-visible:bg-focus data-focus-visible:outline-2 data-pressed:bg-focus data-selected:text-primary data-disabled:cursor-default data-disabled:text-disabled [&_svg]:size-5 [&_svg]:shrink-0'

/** Classes of a section title in such a panel. */
export const ROWS_TITLE = 'px-3 pt-1 pb-1.5 text-xs font-bold text-muted'

/** Classes of a section of rows, separated from the previous one by a line. */
export const ROWS = 'not-first:mt-2 not-first:border-t not-first:border-divider not-first:pt-2'
