import { Clock, Link2, Share } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { toast } from '@/core/shared/toasts/toast-store'
import { seconds } from '@/lib/dates/duration'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import { shareUrl } from '../share-url'

/** Copies or shares the track's URL, optionally with the current position. */
export function ShareMenu({ track }: { track: Track }) {
  const { t } = useTranslation()
  const second = usePlayback(({ position }) => Math.floor(position))

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
      toast.positive(t('Link copied'))
    } catch {
      toast.danger(t("Couldn't copy the link"))
    }
  }
  // Rejects also when the user cancels, so the error is ignored.
  const share = () => void navigator.share({ title: track.name, url: shareUrl(track) }).catch(() => {})

  const entries: MenuEntry[] = [
    { id: 'link', label: t('Copy link'), icon: <Link2 aria-hidden />, onSelect: () => void copy(shareUrl(track)) },
    {
      id: 'second',
      label: t('Copy link at :time', { time: formatDuration(seconds(second)) }),
      icon: <Clock aria-hidden />,
      onSelect: () => void copy(shareUrl(track, second)),
    },
  ]
  if ('share' in navigator)
    entries.push({ id: 'share', label: t('Share via…'), icon: <Share aria-hidden />, onSelect: share })
  return (
    <Menu
      label={t('Share')}
      placement="top"
      groups={[{ id: 'share', entries }]}
      trigger={(trigger) => <IconButton {...trigger} label={t('Share')} icon={<Share aria-hidden />} />}
    />
  )
}
