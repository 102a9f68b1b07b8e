import { translationStore } from './i18n'
import type { Values } from './laravel-format'
import type { TranslationKey } from './translation'

/** Translates a text outside React, into the language of the moment. Components use `useTranslation`. */
export const translate = (key: TranslationKey, values?: Values): string => translationStore.get().t(key, values)

/** Translates a text that is no key for certain (a validation message), where a translation exists. */
export const translateIfKnown = (text: string): string => translationStore.get().tServer(text)
