const BOM = '\uFEFF'

/** Whether a text begins with a byte order mark, which editors on Windows write. */
export const hasBom = (text: string): boolean => text.startsWith(BOM)

/** The text without its byte order mark. */
export const withoutBom = (text: string): string => (hasBom(text) ? text.slice(BOM.length) : text)
