import { useState } from 'react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { playHere, playback } from '@/core/shared/playback/playback'
import { type PlaybackState, wantsSound } from '@/core/shared/playback/playback-state'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'

const messages = {
  failed: "This song can't be played",
  offline: 'Waiting for connection',
  tap: 'Tap to play',
  elsewhere: 'Playing in another tab',
  elsewhereTitled: 'Playing in another tab: :title',
} as const satisfies Record<string, TranslationKey>

/** Returns the message for what blocks playback, or null; `:title` is the track playing in the other tab. */
export function playbackBlocker({
  status,
  needsTap,
  isElsewhere,
  elsewhereTitle,
}: PlaybackState): (typeof messages)[keyof typeof messages] | null {
  if (status === 'failed') return messages.failed
  if (status === 'offline') return messages.offline
  if (needsTap) return messages.tap
  if (!isElsewhere) return null
  return elsewhereTitle === null ? messages.elsewhere : messages.elsewhereTitled
}

/** Extends the click area to the target size without growing the line. */
const ACTION =
  "relative z-above shrink-0 font-bold text-primary underline-offset-4 after:absolute after:-inset-x-2 after:inset-y-[calc((1.5rem-var(--target))/2)] after:content-[''] hover:underline"

/** Shows the playback blocker with the button that resolves it; renders nothing without one. */
export function BlockerNote() {
  const { t } = useTranslation()
  const blocker = usePlayback(playbackBlocker)
  const isElsewhere = usePlayback((state) => state.isElsewhere)
  const title = usePlayback(({ elsewhereTitle }) => elsewhereTitle) ?? ''
  if (blocker === null) return null
  if (blocker === 'Tap to play') return <Action label={t(blocker)} onPress={playback.play} />
  return (
    <>
      <span className="truncate">{t(blocker, { title })}</span>
      {isElsewhere && <Action label={t('Play here')} onPress={playHere} />}
    </>
  )
}

function Action({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className={ACTION}>
      {label}
    </button>
  )
}

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
