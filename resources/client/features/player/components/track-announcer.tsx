import { useState } from 'react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'

import { playbackBlocker } from '../playback-blocker'

/** Tells screen readers which song comes on, and what keeps it from sounding; a pause is nothing new to whoever pressed it. */
export function TrackAnnouncer() {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const track = usePlayback((state) => (wantsSound(state) ? currentEntry(state.queue)?.track : undefined))
  const blocker = usePlayback(playbackBlocker)
  const elsewhere = usePlayback(({ elsewhereTitle }) => elsewhereTitle) ?? ''
  const artists = track?.artists.map(({ name }) => name).join(', ')
  const key: TranslationKey = artists ? 'Now playing: :title, :artists' : 'Now playing: :title'
  const news = blocker
    ? t(blocker, { title: elsewhere })
    : track && t(key, { title: track.name, artists: artists ?? '' })
  if (news && news !== said) setSaid(news)
  return (
    // Heard also while a dialog hides the page.
    <p role="status" data-live-announcer className="sr-only">
      {said}
    </p>
  )
}
