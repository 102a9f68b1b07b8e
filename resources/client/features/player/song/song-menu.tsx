import { Ellipsis } from 'lucide-react'

import type { Track } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMediaMenuGroups } from '@/core/shared/media/menu/use-media-menu-groups'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'

/** All that can be done with the song, as in its menu everywhere else. */
export function SongMenu({ track }: { track: Track }) {
  const { t } = useTranslation()
  const groups = useMediaMenuGroups({ item: { ...track, model_type: 'track' } })
  const label = t('More options for :name', { name: track.name })
  return (
    <Menu
      label={label}
      placement="top end"
      groups={groups}
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={<Ellipsis aria-hidden />} />}
    />
  )
}
