import type lv from '@lang/lv.json'

import { formatLine, type Values } from './laravel-format'

/**
 * A text of the interface: English, and at once the key of its translation. Where a language has several words for one of English, the key
 * names its place after a `#`, which English leaves out: `Off#crossfade`.
 */
export type TranslationKey = keyof typeof lv

/** What components read: new with every change of language or lines, so that they follow. */
export type Translation = {
  /** Translates a text of the interface. */
  t: (key: TranslationKey, values?: Values) => string
  /** Translates a text the server sent (a menu's label, a channel's name), where a translation exists. */
  tServer: (text: string) => string
  /** BCP 47 tag of the language, e.g. `lv`. */
  language: string
}

/** Lines of a language: English text to translation. */
export type Lines = Readonly<Record<string, string>>

/** The language of the keys: it needs no lines. */
export const SOURCE_LANGUAGE = 'en'

/** The English text of a key. */
export const englishOf = (key: TranslationKey): string => key.split('#', 1)[0] ?? key

/** Speaks a language from lines that are at hand. `onMiss` hears of texts of the interface that have none. */
export function translationOf(language: string, lines: Lines, onMiss: () => void = () => undefined): Translation {
  const find = (text: string): string | undefined => (Object.hasOwn(lines, text) ? lines[text] : undefined)
  return {
    language,
    tServer: (text) => find(text) ?? text,
    t(key, values = {}) {
      const line = find(key)
      if (line === undefined && language !== SOURCE_LANGUAGE) onMiss()
      return formatLine(line ?? englishOf(key), values, language)
    },
  }
}
