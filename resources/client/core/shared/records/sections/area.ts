import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** A part of the site that consists of sections, such as the admin area. */
export type Area = {
  /** Prefix of its drafts: `admin.users`. */
  id: string
  title: TranslationKey
  /** URL of a section by its path below the area, or of the area's first page. */
  link: (section?: string) => string
}
