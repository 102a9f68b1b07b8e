import type { Translation } from '@/core/platform/i18n/translation'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { Breadcrumb } from '@/ui/disclosure/breadcrumbs'

/** A part of the site that consists of sections, such as the admin area. */
export type Area = {
  /** Prefix of its drafts: `admin.users`. */
  id: string
  title: TranslationKey
  /** URL of a section by its path below the area, or of the area's first page. */
  link: (section?: string) => string
  /** Pages between its first page and its sections. */
  pages?: readonly Breadcrumb[]
}

/** Breadcrumbs of the pages above the sections of an area. */
export const crumbsOf = ({ title, link, pages = [] }: Area, { t }: Translation): Breadcrumb[] => [
  { label: t(title), to: link() },
  ...pages,
]
