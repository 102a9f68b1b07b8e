import { translationStore } from './i18n'

/** Collator for names in the current language; compares numbers in them by value. */
export const collator = (): Intl.Collator => new Intl.Collator(translationStore.get().language, { numeric: true })
