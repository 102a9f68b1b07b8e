/**
 * Joins class names and drops falsy ones. Does not merge: two classes for one CSS property are the caller's mistake.
 */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
