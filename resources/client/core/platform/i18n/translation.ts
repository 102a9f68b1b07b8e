import type lv from '@lang/lv.json'

import { formatLine, type Values } from './laravel-format'

/**
 * A text of the interface: the English text is the key of its translation. Where another language needs different
 * words, the key has a context after `#`, which English drops: `Off#crossfade`.
 */
export type TranslationKey = keyof typeof lv

/** Translation functions; a new object after every change of language or lines, so that components re-render. */
export type Translation = {
  /** Translates a text of the interface. */
  t: (key: TranslationKey, values?: Values) => string
  /** Translates a text from the server (a menu's label, a channel's name), if a translation exists. */
  tServer: (text: string) => string
  /** BCP 47 tag of the language, e.g. `lv`. */
  language: string
}

/** Translated lines of a language by English text. */
export type Lines = Readonly<Record<string, string>>

/** Language of the keys; needs no lines. */
export const SOURCE_LANGUAGE = 'en'

/** Returns the English text of a key, without its context. */
export const englishOf = (key: TranslationKey): string => key.split('#', 1)[0] ?? key

/** Creates a translation from loaded lines. Calls `onMiss` for interface texts without a line. */
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
