/** A text as it is compared while someone types: without case and without marks, so that "s" also finds "Š". */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
