import { EllipsisVertical } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu, type MenuGroup } from '@/ui/overlays/menu'

/** What can be done with one row. */
export function RowMenu({ name, groups }: { name: string; groups: MenuGroup[] }) {
  const { t } = useTranslation()
  const label = name ? t('Actions for “:name”', { name }) : t('Actions')
  return (
    <Menu
      label={label}
      groups={groups}
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={<EllipsisVertical />} />}
    />
  )
}
