import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMenu, type VisibleItem } from '@/core/platform/navigation/menus'
import { paths } from '@/core/platform/navigation/paths'

import { isOffered } from '../is-offered'
import { kindGroups, kinds } from '../kinds'
import type { RecordKind } from '../record-kind'

/** A link of the menu. */
export type Section = { to: string; label: string; kind?: RecordKind | undefined; svg?: VisibleItem['icon'] }

/** Sections under a heading; the site's own menu has none. */
export type SectionGroup = { title?: string; sections: Section[] }

const kindAt = (path: string): RecordKind | undefined =>
  kinds.find(({ id }) => path.split(/[?#]/)[0] === paths.admin.link(id))

/** Whether a menu item leads out of the admin area, or to one of its screens. */
const hasScreen = ({ type, action }: VisibleItem): boolean =>
  type === 'link' ||
  !`${action}/`.startsWith(`${paths.admin.link()}/`) ||
  action === paths.admin.link() ||
  kindAt(action) !== undefined

/**
 * Returns the sections that the user may open and the site uses: the site's `admin-sidebar` menu (backend contract, section 10), or all of
 * them by group where the site has none.
 */
export function useSections(): SectionGroup[] {
  const { t } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const items = useMenu('admin-sidebar')
  const isShown = (kind: RecordKind | undefined) => !kind || isOffered(bootstrap, kind)
  const own = items
    .filter(hasScreen)
    .map(({ action, label, icon }) => ({ to: action, label, kind: kindAt(action), svg: icon }))
    .filter(({ kind }) => isShown(kind))
  if (own.length > 0) return [{ sections: own }]
  return [
    { sections: [{ to: paths.admin.link(), label: t('Overview') }] },
    ...kindGroups
      .map(({ title, kinds: all }) => ({
        title: t(title),
        sections: all
          .filter(isShown)
          .map((kind) => ({ to: paths.admin.link(kind.id), label: t(kind.texts.many), kind })),
      }))
      .filter(({ sections }) => sections.length > 0),
  ]
}
