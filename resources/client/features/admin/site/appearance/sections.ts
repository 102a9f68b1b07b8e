import { Code, House, type LucideIcon, Menu, Palette, SearchCheck, Store } from 'lucide-react'
import type { ComponentType } from 'react'

import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import { CustomCodeSection } from './custom-code/custom-code-section'
import type { Appearance, ValueName } from './draft/appearance'
import { GeneralSection } from './general/general-section'
import { HomepageSection } from './homepage/homepage-section'
import { placeOfSetting } from './homepage/landing-parts'
import { placeOfMenuSetting } from './menus/menu-place'
import { MenusSection } from './menus/menus-section'
import { SeoSection } from './seo/seo-section'
import { ThemesSection } from './themes/themes-section'
import type { Place } from './use-place'

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
  /** Returns the item of the section that edits a pressed setting. */
  itemOf?: (setting: string, appearance: Appearance) => string | undefined
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
    itemOf: themeOfSetting,
  },
  {
    id: 'homepage',
    title: 'Home page',
    description: 'What guests see first, and the landing page',
    icon: House,
    Section: HomepageSection,
    values: ['homepage.type', 'homepage.value', 'homepage.appearance', 'homepage.pricing', 'homepage.trending'],
    page: '/',
    itemOf: placeOfSetting,
  },
  {
    id: 'menus',
    title: 'Menus',
    description: 'Links, their order, and who sees them',
    icon: Menu,
    Section: MenusSection,
    values: ['menus'],
    itemOf: (setting, { menus }) => placeOfMenuSetting(menus, setting),
  },
  {
    id: 'code',
    title: 'Custom code',
    description: 'CSS and HTML of your own on every page',
    icon: Code,
    Section: CustomCodeSection,
    values: ['custom_code.css', 'custom_code.html'],
  },
  {
    id: 'seo',
    title: 'SEO tags',
    description: 'What search engines and link previews show',
    icon: SearchCheck,
    Section: SeoSection,
    values: ['seo'],
    itemOf: (setting) => setting.replace(/^seo\.?/, '') || undefined,
  },
]

/** Returns the theme of a refused value such as `themes.0.name`. */
function themeOfSetting(setting: string, { themes }: Appearance): string | undefined {
  const [, index] = /^themes\.(?:all\.)?(\d+)/.exec(setting) ?? []
  return themes[Number(index)]?.id.toString()
}

/** Returns the place that edits a setting: a pressed part of the page, or a value that the server refuses. */
export function placeOf(setting: string, appearance: Appearance): Place | undefined {
  const section = editorSections.find(({ values }) =>
    values.some((name) => setting === name || setting.startsWith(`${name}.`)),
  )
  return section && { section: section.id, item: section.itemOf?.(setting, appearance) }
}
