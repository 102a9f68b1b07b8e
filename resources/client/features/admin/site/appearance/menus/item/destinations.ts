import type { valueLists } from '@/contract/groups/value-lists'
import type { Output } from '@/contract/machinery/endpoint'
import { translateIfKnown } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import type { Option } from '@/ui/pickers/option'

/** Lists for the fields of a menu item. */
export type MenuLists = Pick<Output<typeof valueLists.show>, 'menuItemCategories' | 'pages' | 'roles' | 'permissions'>

/** Returns what an item of a type can lead to: the server's categories of that type, and the custom pages. */
export function destinationsOf({ menuItemCategories, pages }: MenuLists, type: string): Option<string>[] {
  const offered = menuItemCategories
    .filter((category) => (category.type ?? 'route') === type)
    .flatMap(({ name, items }) =>
      items.map(({ label, action }) => ({ value: action, label, description: translateIfKnown(name) })),
    )
  const written = type === 'customPage' ? pages.flatMap(pageOption) : []
  const byAction = new Map([...written, ...offered].map((option) => [option.value, option]))
  return [...byAction.values()]
}

function pageOption({ title, slug }: MenuLists['pages'][number]): Option<string>[] {
  const path = slug ? paths.customPage.link(slug) : null
  return path === null ? [] : [{ value: path, label: title || path }]
}
