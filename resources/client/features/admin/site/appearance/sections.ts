import { type LucideIcon, Palette, Store } from 'lucide-react'
import type { ComponentType } from 'react'

import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import type { ValueName } from './draft/appearance'
import { GeneralSection } from './general/general-section'
import { ThemesSection } from './themes/themes-section'

/** A section of the editor. */
export type EditorSection = {
  id: string
  title: TranslationKey
  description: TranslationKey
  icon: LucideIcon
  Section: ComponentType
  /** Values that it edits; their names begin the settings of the parts of a page that open it. */
  values: readonly ValueName[]
  /** Page that shows them; any page if undefined. */
  page?: string
}

/** The editor at a glance. */
export const editorSections: readonly EditorSection[] = [
  {
    id: 'general',
    title: 'General#appearance',
    description: 'Name, logos and favicon',
    icon: Store,
    Section: GeneralSection,
    values: [
      'branding.site_name',
      'branding.site_description',
      'branding.logo_light',
      'branding.logo_dark',
      'branding.logo_light_mobile',
      'branding.logo_dark_mobile',
      'branding.favicon',
    ],
    page: '/',
  },
  {
    id: 'themes',
    title: 'Themes',
    description: 'Colours, shapes and fonts',
    icon: Palette,
    Section: ThemesSection,
    values: ['themes.user_change', 'themes.default_id', 'themes'],
  },
]

/** Finds the section of a pressed part of the page, by its setting. */
export const sectionOf = (setting: string): EditorSection | undefined =>
  editorSections.find(({ values }) => values.some((name) => setting === name || setting.startsWith(`${name}.`)))
