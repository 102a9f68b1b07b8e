import { Play } from 'lucide-react'

import type { Translation } from '@/core/platform/i18n/translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { type QueueModel, queueIdOf } from '@/core/shared/playback/queue/server-queue'
import { playQueue } from '@/core/shared/playback/use-play-button'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

/** Entry of a row's menu that plays the songs of an album, artist or playlist. */
export const playAction = ({ t }: Translation, model: QueueModel, id: number): MenuEntry => ({
  id: 'play',
  label: t('Play'),
  icon: <Play aria-hidden className="size-5" />,
  onSelect: () => void playQueue(queueIdOf(model, id)).catch(announceFailure),
})
