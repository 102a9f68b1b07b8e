const MAX_LISTED = 3

/** The first items of a list, and the number of the others. */
export const listed = (items: readonly string[]): string =>
  items.slice(0, MAX_LISTED).join(', ') + (items.length > MAX_LISTED ? ` and ${items.length - MAX_LISTED} more` : '')
