import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import type { ValueName } from './appearance'

/** Names of the values in the interface. */
export const valueTitles = {
  'branding.site_name': 'Site name',
  'branding.site_description': 'Site description',
  'branding.logo_light': 'Logo for dark themes',
  'branding.logo_dark': 'Logo for light themes',
  'branding.logo_light_mobile': 'Logo for dark themes on phones',
  'branding.logo_dark_mobile': 'Logo for light themes on phones',
  'branding.favicon': 'Favicon',
  'homepage.type': 'Home page',
  'homepage.value': 'Channel or page',
  'homepage.appearance': 'Landing page',
  'homepage.pricing': 'Plans on the landing page',
  'homepage.trending': 'Popular artists on the landing page',
  'custom_code.css': 'CSS',
  'custom_code.html': 'HTML',
  'themes.user_change': 'Visitors may change the theme',
  'themes.default_id': 'Theme on the first visit',
  menus: 'Menus',
  seo: 'SEO tags',
  themes: 'Themes',
} as const satisfies Record<ValueName, TranslationKey>
