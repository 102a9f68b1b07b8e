import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

import type { Settings } from '@/contract/shapes/settings'
import type { Prefetchable } from '@/core/platform/api/query'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** Segments of the URL below a section: `['3']` at `/admin/users/3`. */
export type SectionPath = readonly string[]

/** One entry of an area's menu: a resource, or a screen that shows no records. */
export type Section = {
  /** Segment of the URL: `/admin/users`. */
  id: string
  title: TranslationKey
  icon: LucideIcon
  /** Permission to open it. */
  permission: string
  /** Whether the site has enabled the feature that the section belongs to; true by default. */
  isOn?: ((settings: Settings) => boolean) | undefined
  Screen: ComponentType<{ path: SectionPath }>
  /** Loads code and data of a screen; null if nothing is at the path. */
  prefetch: (path: SectionPath) => Prefetchable | null
}
