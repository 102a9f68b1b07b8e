import { useSyncExternalStore } from 'react'

import { translationStore } from './i18n'
import type { Values } from './laravel-format'
import type { Translation, TranslationKey } from './translation'

export type { TranslationKey } from './translation'

/** Returns the current translation; re-renders the component when the language changes. */
export const useTranslation = (): Translation => useSyncExternalStore(translationStore.subscribe, translationStore.get)

/** Translates a text into the current language outside React. Components use `useTranslation`. */
export const translate = (key: TranslationKey, values?: Values): string => translationStore.get().t(key, values)

/** Translates a text that may not be a key (a validation message), if a translation exists. */
export const translateIfKnown = (text: string): string => translationStore.get().tServer(text)
