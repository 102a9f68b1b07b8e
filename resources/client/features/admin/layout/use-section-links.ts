import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMenu, type VisibleItem } from '@/core/platform/navigation/menus'
import { paths } from '@/core/platform/navigation/paths'
import type { Section } from '@/core/shared/records/sections/section'

import { isOffered } from '../is-offered'
import { sectionGroups, sections } from '../sections'

/** A link of the menu. */
export type SectionLink = { to: string; label: string; section?: Section | undefined; svg?: VisibleItem['icon'] }

/** Links under a heading; the site's own menu has none. */
export type LinkGroup = { title?: string; links: SectionLink[] }

const sectionAt = (path: string): Section | undefined =>
  sections.find(({ id }) => path.split(/[?#]/)[0] === paths.admin.link(id))

/** Whether a menu item links out of the admin area, or to one of its screens. */
const hasScreen = ({ type, action }: VisibleItem): boolean =>
  type === 'link' ||
  !`${action}/`.startsWith(`${paths.admin.link()}/`) ||
  action === paths.admin.link() ||
  sectionAt(action) !== undefined

/**
 * Returns links to the sections that the user may open and the site uses: the site's `admin-sidebar` menu (backend
 * contract, section 10), or all of them by group where the site has none.
 */
export function useSectionLinks(): LinkGroup[] {
  const { t } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const items = useMenu('admin-sidebar')
  const isShown = (section: Section | undefined) => !section || isOffered(bootstrap, section)
  const own = items
    .filter(hasScreen)
    .map(({ action, label, icon }) => ({ to: action, label, section: sectionAt(action), svg: icon }))
    .filter(({ section }) => isShown(section))
  if (own.length > 0) return [{ links: own }]
  return [
    { links: [{ to: paths.admin.link(), label: t('Overview') }] },
    ...sectionGroups
      .map((group) => ({
        title: t(group.title),
        links: group.sections
          .filter(isShown)
          .map((section) => ({ to: paths.admin.link(section.id), label: t(section.title), section })),
      }))
      .filter(({ links }) => links.length > 0),
  ]
}
