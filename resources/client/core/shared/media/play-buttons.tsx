import { LoaderCircle, Pause, Play } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type PlayButtonOptions, usePlayButton } from '@/core/shared/playback/use-play-button'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'

import { itemQueueId, type MediaItem, summarise } from './media-item'

type PlayItemButtonProps = {
  item: MediaItem
  /** The tracks in the same list, which play after a track. */
  siblings: Track[]
} & PlayLook

type PlayLook = {
  className?: string | undefined
  /** Classes while the item is neither playing nor loading. */
  idleClassName?: string | undefined
}

/** Plays or pauses an item of the catalogue; renders nothing for types that cannot be played. */
export function PlayItemButton({ item, siblings, ...look }: PlayItemButtonProps) {
  const options = playOptions(item, siblings)
  return options && <PlayOrPause name={summarise(item).title} options={options} {...look} />
}

type PlayOrPauseProps = { name: string; options: PlayButtonOptions } & PlayLook

/** Round play and pause button. */
export function PlayOrPause({ name, options, className, idleClassName }: PlayOrPauseProps) {
  const { t } = useTranslation()
  const { isPlaying, isLoading, toggle, intent } = usePlayButton(options)
  const icon = isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />
  return (
    <IconButton
      {...intent}
      variant="primary"
      label={t(isPlaying ? 'Pause :name' : 'Play :name', { name })}
      icon={isLoading ? <LoaderCircle aria-hidden className="animate-spin" /> : icon}
      onClick={toggle}
      className={classNames(className, !isPlaying && !isLoading && idleClassName)}
    />
  )
}

/** Returns a track's index among its siblings, which may contain it twice; -1 if it is not among them. */
export const indexAmong = (siblings: Track[], track: Track): number =>
  siblings.includes(track) ? siblings.indexOf(track) : siblings.findIndex(({ id }) => id === track.id)

/**
 * Returns the queue for playing an item: a track continues with its `siblings`; null for types that cannot be played.
 */
export function playOptions(item: MediaItem, siblings: Track[]): PlayButtonOptions | null {
  if (item.model_type === 'track') {
    const index = indexAmong(siblings, item)
    return index < 0 ? { tracks: [item], index: 0 } : { tracks: siblings, index }
  }
  const queueId = itemQueueId(item)
  return queueId === null ? null : { queueId }
}
