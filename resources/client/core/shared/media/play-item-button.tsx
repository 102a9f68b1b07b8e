import { LoaderCircle, Pause, Play } from 'lucide-react'

import type { Track } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type PlayButtonOptions, usePlayButton } from '@/core/shared/playback/use-play-button'
import { IconButton } from '@/ui/buttons/icon-button'

import { type MediaItem, summarise } from './media-item'
import { playOptions } from './play-options'

type PlayItemButtonProps = {
  item: MediaItem
  /** The tracks in the same list, which play after a track. */
  siblings: Track[]
  className?: string
}

/** Plays or pauses an item of the catalogue; renders nothing for types that cannot be played. */
export function PlayItemButton({ item, siblings, className }: PlayItemButtonProps) {
  const options = playOptions(item, siblings)
  return options && <PlayOrPause name={summarise(item).title} options={options} className={className} />
}

type PlayOrPauseProps = { name: string; options: PlayButtonOptions; className?: string | undefined }

/** Round play and pause button. */
export function PlayOrPause({ name, options, className }: PlayOrPauseProps) {
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
      className={className}
    />
  )
}
