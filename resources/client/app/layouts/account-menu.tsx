import { UserRound } from 'lucide-react'

import type { User } from '@/contract/user'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { IconButton } from '@/ui/buttons/icon-button'
import { useMenuTrigger } from '@/ui/overlays/menu'
import { Image } from '@/ui/pictures/image'

const loadPart = () => import('./account-menu-part').then(({ AccountMenuPart }) => AccountMenuPart)

type AccountMenuProps = {
  user: User | null
  /** Position of the page's menu, whose links phones show in this one. */
  menu?: string | undefined
}

/** The account button and its menu, whose code loads when the button is hovered or focused. */
export function AccountMenu({ user, menu }: AccountMenuProps) {
  const { t } = useTranslation()
  const { Part, part, trigger } = useMenuTrigger(loadPart)
  const label = user ? t('Account: :name', { name: user.display_name }) : t('Menu')
  return (
    <>
      <IconButton {...trigger} label={label} icon={<Picture user={user} />} />
      {Part && <Part {...part} label={label} user={user} menu={menu} />}
    </>
  )
}

function Picture({ user }: { user: User | null }) {
  if (!user?.avatar) return <UserRound aria-hidden />
  return <Image src={assetUrl(user.avatar)} alt="" ratio={1} className="size-9 rounded-full" />
}
