import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { PlaybackState } from '@/core/shared/playback/playback-state'

const messages = {
  failed: 'This song cannot be played',
  offline: 'Waiting for the connection',
  tap: 'Tap to play',
  elsewhere: 'Playing in another tab',
  elsewhereTitled: 'Playing in another tab: :title',
} as const satisfies Record<string, TranslationKey>

/** Returns why the track does not play although the user wants it to, or null; `:title` is the other tab's track. */
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
