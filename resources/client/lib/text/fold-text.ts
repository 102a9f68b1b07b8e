/** Folds case and diacritics for searching as the user types, so that "s" also finds "Š". */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
