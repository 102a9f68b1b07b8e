import type lv from '@lang/lv.json'
import { createContext, use } from 'react'

/** What components say of themselves ("Clear", "Next month"), and in which language they count and sort. */
export type UiTranslation = {
  /** Translates a text of ours; values stand for its `:name` placeholders. */
  t: (text: keyof typeof lv, values?: Readonly<Record<string, string | number>>) => string
  /** BCP 47 tag, e.g. `lv`. */
  language: string
}

/** Carries the translation to components, which know no product and so not where it comes from. The site provides it. */
export const UiTranslationContext = createContext<UiTranslation>({ t: (text) => text, language: 'en' })

/** The translation in force for a component of `ui/`. Outside of the site it is the English sentence itself. */
export const useUiTranslation = (): UiTranslation => use(UiTranslationContext)
