import type lv from '@lang/lv.json'
import { createContext, use } from 'react'

/**
 * Translation function for components' own labels ("Clear", "Next month"), and the language for formatting and sorting.
 */
export type UiTranslation = {
  /** Translates a text, replacing its `:name` placeholders with values. */
  t: (text: keyof typeof lv, values?: Readonly<Record<string, string | number>>) => string
  /** BCP 47 tag, e.g. `lv`. */
  language: string
}

/** Provides the translation to `ui/`, which must not import the product's own i18n. */
export const UiTranslationContext = createContext<UiTranslation>({ t: (text) => text, language: 'en' })

/** Returns the current translation for a component of `ui/`; without a provider, texts stay English. */
export const useUiTranslation = (): UiTranslation => use(UiTranslationContext)
