import { Menu, UserRound } from 'lucide-react'
import type { ComponentType } from 'react'

import type { User } from '@/contract/shapes/user'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMenu } from '@/core/platform/navigation/menus'
import { useUser } from '@/core/platform/session/use-session'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { createStore } from '@/lib/store'
import { IconButton } from '@/ui/buttons/icon-button'
import type { MenuPopoverProps } from '@/ui/overlays/menu-popover'
import { useMenuTrigger } from '@/ui/overlays/use-menu-trigger'

type AccountMenuProps = {
  /** Position of the page's menu, whose links narrow screens show in this one. */
  menu?: string | undefined
}

type AccountMenuPartProps = AccountMenuProps & Omit<MenuPopoverProps, 'groups' | 'placement'>

type LoadPart = () => Promise<ComponentType<AccountMenuPartProps>>

/** Loads the menu's entries. Set by app/ at start, because core cannot import layouts; null until then. */
export const accountMenuPart = createStore<LoadPart | null>(null)

const loadPart: LoadPart = () => accountMenuPart.get()?.() ?? new Promise(() => {})

/** The account button and its menu, whose code loads when the button is hovered, focused or pressed. */
export function AccountMenu({ menu }: AccountMenuProps) {
  const { t } = useTranslation()
  const user = useUser()
  const { Part, part, trigger } = useMenuTrigger(loadPart)
  const label = user ? t('Account: :name', { name: user.display_name }) : t('Menu')
  const hasLinks = useMenu(menu ?? '').length > 0
  return (
    <>
      <IconButton
        {...trigger}
        label={label}
        icon={
          <>
            {(hasLinks || !user) && <Menu aria-hidden className={user ? 'lg:hidden' : ''} />}
            {user && <Picture {...user} />}
          </>
        }
        className={user && hasLinks ? 'max-lg:w-auto max-lg:gap-1 max-lg:px-1' : ''}
      />
      {Part && <Part {...part} label={label} menu={menu} />}
    </>
  )
}

function Picture({ avatar }: Pick<User, 'avatar'>) {
  if (!avatar) return <UserRound aria-hidden />
  return <img src={assetUrl(avatar)} alt="" fetchPriority="low" className="size-9 rounded-full bg-chip object-cover" />
}
