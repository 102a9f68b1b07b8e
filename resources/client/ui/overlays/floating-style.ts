/** Room kept between what floats and the window's edges, in pixels (spec section 9). */
export const FLOATING_PADDING = 16

/** Room between what floats and what it belongs to, in pixels. */
export const FLOATING_GAP = 6

/**
 * Classes of what floats over the page: a menu, a list to choose from, a popover. It shares the level of dialogs, so that of a
 * popover in a dialog and a dialog out of a popover the later one is on top; react-aria's own style would put it over all.
 */
export const PANEL =
  'z-dialog! rounded-panel border border-divider bg-paper text-main shadow-floating outline-none data-entering:animate-rise'

/** Classes of a row that is chosen in such a panel. */
export const ROW =
  'group flex min-h-target cursor-pointer items-center gap-3 rounded-input px-3 py-1.5 font-semibold -outline-offset-2 outline-primary data-hovered:bg-hover data-focused:bg-hover data-open:bg-hover data-focus-visible:bg-focus data-focus-visible:outline-2 data-pressed:bg-focus data-selected:text-primary data-disabled:cursor-default data-disabled:text-disabled [&_svg]:size-5 [&_svg]:shrink-0'

/** Classes of the title above rows that belong together. */
export const ROWS_TITLE = 'px-3 pt-1 pb-1.5 text-xs font-bold text-muted'

/** Classes of rows that belong together: a line parts them from those before. */
export const ROWS = 'not-first:mt-2 not-first:border-t not-first:border-divider not-first:pt-2'
