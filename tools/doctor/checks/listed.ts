const MAX_LISTED = 3

/** The first items of a list, three by default, and the number of the others. */
export const listed = (items: readonly string[], max = MAX_LISTED): string =>
  items.slice(0, max).join(', ') + (items.length > max ? ` and ${items.length - max} more` : '')
