import { Check, Plus } from 'lucide-react'

import type { Playlist } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import { useFollow } from '../use-follow'

/** Keeps somebody's playlist among one's own; its word says how things are. */
export function FollowPlaylistButton({ playlist }: { playlist: Playlist }) {
  const { t } = useTranslation()
  const { isFollowed, toggle } = useFollow(playlist)
  return (
    <Button variant="outline" size="lg" onClick={toggle}>
      {isFollowed ? <Check aria-hidden /> : <Plus aria-hidden />}
      {isFollowed ? t('Following') : t('Follow')}
    </Button>
  )
}
