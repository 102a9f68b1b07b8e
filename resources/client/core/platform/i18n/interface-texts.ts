import { type Lines, SOURCE_LANGUAGE } from './translation'

/**
 * Returns the interface's texts, which a language's lines translate; none for their own language. Rejects when they
 * cannot be fetched.
 */
export async function interfaceTexts(language: string): Promise<string[]> {
  if (language.split(/[-_]/)[0] === SOURCE_LANGUAGE) return []
  return Object.keys((await import('@lang/lv.json')).default)
}

/** Returns the shipped lines of every language, for searches that find a text in each of them. */
export const shippedTranslations = async (): Promise<Lines[]> => [(await import('@lang/lv.json')).default]
