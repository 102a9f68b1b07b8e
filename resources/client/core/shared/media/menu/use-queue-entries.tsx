import { ListEnd, ListStart } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { itemQueueId, type MediaItem } from '@/core/shared/media/media-item'
import { playback } from '@/core/shared/playback/playback'
import { allTracksOf } from '@/core/shared/playback/queue/all-tracks'
import { toast, undoAction } from '@/core/shared/toasts/toast-store'
import { type MenuEntry } from '@/ui/overlays/menu-rows'

/** Menu entries that add an item to the queue. */
export function useQueueEntries(item: MediaItem): MenuEntry[] {
  const { t } = useTranslation()
  const mayPlay = usePermission('music.play')
  if (!mayPlay || !hasTracks(item)) return []
  return [
    {
      id: 'play-next',
      label: t('Play next'),
      icon: <ListStart aria-hidden />,
      onSelect: () =>
        void queue(item, {
          put: playback.playNext,
          done: t('Playing next'),
          none: t('There are no songs here yet.'),
        }),
    },
    {
      id: 'queue',
      label: t('Add to queue'),
      icon: <ListEnd aria-hidden />,
      onSelect: () =>
        void queue(item, {
          put: playback.addToEnd,
          done: t('Added to queue'),
          none: t('There are no songs here yet.'),
        }),
    },
  ]
}

type QueueOptions = { put: (tracks: readonly Track[]) => void; done: string; none: string }

async function queue(item: MediaItem, { put, done, none }: QueueOptions): Promise<void> {
  try {
    const tracks = await tracksOfItem(item)
    if (tracks.length === 0) return void toast.danger(none)
    put(tracks)
    toast.positive(done, { action: playback.get().canUndo ? undoAction(playback.undoEdit) : null })
  } catch (error) {
    announceFailure(error)
  }
}

/** Whether an item is a track or contains tracks. */
export const hasTracks = (item: MediaItem): boolean => item.model_type === 'track' || itemQueueId(item) !== null

/** Fetches the tracks of an item in order. Throws ApiError. */
export async function tracksOfItem(item: MediaItem): Promise<Track[]> {
  if (item.model_type === 'track') return [item]
  const queueId = itemQueueId(item)
  return queueId === null ? [] : allTracksOf(queueId)
}
