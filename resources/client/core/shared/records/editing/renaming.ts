import type { Translation } from '@/core/platform/i18n/translation'

/** Texts of the edit of a record's name. */
export const renaming = (t: Translation['t']) => ({
  entry: t('Rename'),
  label: (name: string) => t('Rename “:name”', { name }),
})
