import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'

type Position = {
  title: TranslationKey
  /** Page of the preview, which a guest sees, that shows the position. */
  page?: string
}

/** Every position of a menu (backend contract, section 10), by its name on the wire. */
export const positions: Readonly<Record<string, Position>> = {
  'sidebar-primary': { title: 'Sidebar', page: paths.home.link() },
  'sidebar-secondary': { title: 'Sidebar, second part', page: paths.home.link() },
  'mobile-bottom': { title: 'Bottom bar on phones', page: paths.home.link() },
  'landing-page-navbar': { title: 'Top of the landing page', page: paths.home.link() },
  'custom-page-navbar': { title: 'Top of custom pages' },
  'pricing-table-page': { title: 'Top of the pricing page', page: paths.pricing.link() },
  'contact-us-page': { title: 'Top of the contact page', page: paths.contact.link() },
  footer: { title: 'Footer', page: paths.pricing.link() },
  'footer-secondary': { title: 'Footer, second row', page: paths.pricing.link() },
  'auth-page-footer': { title: 'Below sign-in and registration', page: paths.login.link() },
  'auth-dropdown': { title: 'Account menu' },
  'account-settings-page': { title: 'Account settings' },
  'admin-navbar': { title: 'Top of the administration' },
  'admin-sidebar': { title: 'Sidebar of the administration' },
}

/** Page of the preview for a menu: that of its first position with one. */
export const pageOf = (menuPositions: readonly string[]): string | undefined =>
  menuPositions.map((name) => positions[name]?.page).find((page) => page !== undefined)
