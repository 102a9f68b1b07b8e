import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'

type Position = {
  title: TranslationKey
  /** Page of the preview that shows the position. */
  page?: string
  /** Whether that page is the landing page, which need not be the homepage. */
  isLanding?: true
  /** Whether only members see it. */
  isForMembers?: true
}

/** Page of the web player that no setting replaces by another, unlike the homepage. */
const PLAYER = paths.search.link({})

/** Every position of a menu (backend contract, section 10), by its name on the wire. */
export const positions: Readonly<Record<string, Position>> = {
  'sidebar-primary': { title: 'Sidebar', page: PLAYER },
  'sidebar-secondary': { title: 'Sidebar, second part', page: PLAYER },
  'mobile-bottom': { title: 'Bottom bar on phones', page: PLAYER },
  'landing-page-navbar': { title: 'Top of the landing page', page: paths.home.link(), isLanding: true },
  'custom-page-navbar': { title: 'Top of custom pages', page: paths.appPromo.link() },
  'pricing-table-page': { title: 'Top of the pricing page', page: paths.pricing.link() },
  'contact-us-page': { title: 'Top of the contact page', page: paths.contact.link() },
  footer: { title: 'Footer', page: paths.pricing.link() },
  'footer-secondary': { title: 'Footer, second row', page: paths.pricing.link() },
  'auth-page-footer': { title: 'Below sign-in and registration', page: paths.login.link() },
  'auth-dropdown': { title: 'Account menu', page: paths.contact.link(), isForMembers: true },
  'account-settings-page': { title: 'Account settings', page: paths.accountSettings.link(), isForMembers: true },
  'admin-navbar': { title: 'Top of the administration' },
  'admin-sidebar': { title: 'Sidebar of the administration' },
}

/** The first position of a menu that has a page in the preview. */
export const shownPosition = (menuPositions: readonly string[]): Position | undefined =>
  menuPositions.map((name) => positions[name]).find((position) => position?.page !== undefined)
