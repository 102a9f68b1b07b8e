import { translationStore } from './i18n'
import type { Values } from './laravel-format'
import type { TranslationKey } from './translation'

/** Translates a text into the current language outside React. Components use `useTranslation`. */
export const translate = (key: TranslationKey, values?: Values): string => translationStore.get().t(key, values)

/** Translates a text that may not be a key (a validation message), if a translation exists. */
export const translateIfKnown = (text: string): string => translationStore.get().tServer(text)
