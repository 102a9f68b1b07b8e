import { useSyncExternalStore } from 'react'

import { translationStore } from './i18n'
import type { Translation } from './translation'

export type { TranslationKey } from './translation'

/** Returns the current translation; re-renders the component when the language changes. */
export const useTranslation = (): Translation => useSyncExternalStore(translationStore.subscribe, translationStore.get)
