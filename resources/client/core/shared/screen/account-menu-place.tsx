import { type ComponentType, useSyncExternalStore } from 'react'

import { useIsFirstScreenOver } from '@/lib/react/use-browser-state'
import { createStore } from '@/lib/store'
import { useLoadedPart } from '@/ui/use-lazy-part'

type AccountMenuProps = {
  /** Position of the page's menu, whose links phones show here. */
  menu?: string | undefined
}

type LoadAccountMenu = () => Promise<ComponentType<AccountMenuProps>>

/** Loads the account menu. Set by app/ at start, because core cannot import layouts; null until then. */
export const accountMenu = createStore<LoadAccountMenu | null>(null)

/** Never resolves: nothing loads until {@link accountMenu} is set. */
const wait: LoadAccountMenu = () => new Promise(() => {})

/**
 * Place of the account menu on pages outside the player: themes, languages, and the user's links. It keeps the button's
 * size free until the first screen is over, when the menu loads.
 */
export function AccountMenuPlace(props: AccountMenuProps) {
  const load = useSyncExternalStore(accountMenu.subscribe, accountMenu.get)
  const isOver = useIsFirstScreenOver()
  const Menu = useLoadedPart(load ?? wait, load !== null && isOver)
  return <div className="size-target shrink-0">{Menu && <Menu {...props} />}</div>
}
