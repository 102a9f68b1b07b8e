/** Joins class names; what is falsy is left out. Nothing is merged: two classes for one property are a mistake of the caller. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
