const SHOWN = 3

/** The first items of a list, and the number of the others. */
export const listed = (items: readonly string[]): string =>
  items.slice(0, SHOWN).join(', ') + (items.length > SHOWN ? ` and ${items.length - SHOWN} more` : '')
