import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMenu, type VisibleItem } from '@/core/platform/navigation/menus'
import { paths } from '@/core/platform/navigation/paths'
import type { Resource } from '@/core/shared/records/resource'

import { isOffered } from '../is-offered'
import { sectionGroups, resources } from '../sections'

/** A link of the menu. */
export type Section = { to: string; label: string; resource?: Resource | undefined; svg?: VisibleItem['icon'] }

/** Sections under a heading; the site's own menu has none. */
export type SectionGroup = { title?: string; sections: Section[] }

const resourceAt = (path: string): Resource | undefined =>
  resources.find(({ id }) => path.split(/[?#]/)[0] === paths.admin.link(id))

/** Whether a menu item leads out of the admin area, or to one of its screens. */
const hasScreen = ({ type, action }: VisibleItem): boolean =>
  type === 'link' ||
  !`${action}/`.startsWith(`${paths.admin.link()}/`) ||
  action === paths.admin.link() ||
  resourceAt(action) !== undefined

/**
 * Returns the sections that the user may open and the site uses: the site's `admin-sidebar` menu (backend contract, section 10), or all of
 * them by group where the site has none.
 */
export function useSections(): SectionGroup[] {
  const { t } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const items = useMenu('admin-sidebar')
  const isShown = (resource: Resource | undefined) => !resource || isOffered(bootstrap, resource)
  const own = items
    .filter(hasScreen)
    .map(({ action, label, icon }) => ({ to: action, label, resource: resourceAt(action), svg: icon }))
    .filter(({ resource }) => isShown(resource))
  if (own.length > 0) return [{ sections: own }]
  return [
    { sections: [{ to: paths.admin.link(), label: t('Overview') }] },
    ...sectionGroups
      .map(({ title, resources: all }) => ({
        title: t(title),
        sections: all
          .filter(isShown)
          .map((resource) => ({ to: paths.admin.link(resource.id), label: t(resource.texts.many), resource })),
      }))
      .filter(({ sections }) => sections.length > 0),
  ]
}
