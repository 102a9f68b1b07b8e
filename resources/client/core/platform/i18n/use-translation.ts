import { useSyncExternalStore } from 'react'

import { translationStore } from './i18n'
import type { Translation } from './translation'

export type { TranslationKey } from './translation'

/** The translation in force; the component is drawn anew when the language changes. */
export const useTranslation = (): Translation => useSyncExternalStore(translationStore.subscribe, translationStore.get)
