import { useState } from 'react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'

import { playbackBlocker } from './playback-blocker'

/** Announces each new track and playback blocker to screen readers. Pauses are not announced: the user made them. */
export function PlaybackAnnouncer() {
  const { t } = useTranslation()
  const [announced, setAnnounced] = useState('')
  const track = usePlayback((state) => (wantsSound(state) ? currentEntry(state.queue)?.track : undefined))
  const blocker = usePlayback(playbackBlocker)
  const otherTitle = usePlayback(({ elsewhereTitle }) => elsewhereTitle) ?? ''
  const artists = track?.artists.map(({ name }) => name).join(', ')
  const key: TranslationKey = artists ? 'Now playing: :title, :artists' : 'Now playing: :title'
  const announcement = blocker
    ? t(blocker, { title: otherTitle })
    : track && t(key, { title: track.name, artists: artists ?? '' })
  if (announcement && announcement !== announced) setAnnounced(announcement)
  return (
    // The mark keeps it announced while a modal dialog hides the page.
    <p role="status" data-live-announcer className="sr-only">
      {announced}
    </p>
  )
}
