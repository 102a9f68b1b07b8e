import { LoaderCircle, Pause, Play, Shuffle } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { playback } from '@/core/shared/playback/playback'
import { type PlayButtonOptions, usePlayButton } from '@/core/shared/playback/use-play-button'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'

import { itemQueueId, type MediaItem, summarise } from './media-item'

/** Plays or pauses all tracks of a page. */
export function PlayAllButton({ tracks, queueId }: { tracks: Track[]; queueId: string | null }) {
  const { t } = useTranslation()
  const { isPlaying, toggle } = usePlayButton({ tracks, queueId })
  return (
    <Button size="lg" onClick={toggle} disabled={tracks.length === 0}>
      {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
      {isPlaying ? t('Pause') : t('Play')}
    </Button>
  )
}

/**
 * Plays a list in random order; shows only its icon on narrow screens. Hidden for a single track, and for children,
 * who get few choices.
 */
export function ShuffleButton({ tracks, queueId }: { tracks: readonly Track[]; queueId: string | null }) {
  const { t } = useTranslation()
  const isChild = useIsChild()
  if (isChild || tracks.length < 2) return null
  const play = () => {
    // Enable shuffle first, so that the first track is random too.
    if (playback.get().queue.unshuffled === null) playback.toggleShuffle()
    playback.playTracks({ tracks, queueId })
  }
  return (
    <Button variant="outline" size="lg" className="max-lg:w-14 max-lg:px-0!" onClick={play}>
      <Shuffle aria-hidden />
      <span className="max-lg:sr-only">{t('Shuffle')}</span>
    </Button>
  )
}

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
