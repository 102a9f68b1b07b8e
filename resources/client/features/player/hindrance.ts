import type { TranslationKey } from '@/core/i18n/use-translation'
import type { PlaybackState } from '@/core/playback/playback-state'

/** What keeps the song from sounding, if anything but the visitor does. */
export function hindrance({ status, needsTap, isElsewhere }: PlaybackState): TranslationKey | null {
  if (status === 'failed') return 'This song cannot be played'
  if (status === 'offline') return 'Waiting for the connection'
  if (needsTap) return 'Tap to play'
  return isElsewhere ? 'Playing in another tab' : null
}
