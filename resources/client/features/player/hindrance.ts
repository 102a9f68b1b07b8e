import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { PlaybackState } from '@/core/shared/playback/playback-state'

const words = {
  failed: "This song can't be played",
  offline: 'Waiting for connection',
  tap: 'Tap to play',
  elsewhere: 'Playing in another tab',
  elsewhereTitled: 'Playing in another tab: :title',
} as const satisfies Record<string, TranslationKey>

/** What keeps the song from sounding, if anything but the visitor does; `:title` is that of the song in the other tab. */
export function hindrance({
  status,
  needsTap,
  isElsewhere,
  elsewhereTitle,
}: PlaybackState): (typeof words)[keyof typeof words] | null {
  if (status === 'failed') return words.failed
  if (status === 'offline') return words.offline
  if (needsTap) return words.tap
  if (!isElsewhere) return null
  return elsewhereTitle === null ? words.elsewhere : words.elsewhereTitled
}
