import type { Playback } from '@/core/playback/create-playback'

/** Goes on with the song that lost its connection as soon as there is one again. Returns the way to stop. */
export function resumeOnline(playback: Playback): () => void {
  const resume = () => {
    if (playback.get().status === 'offline') playback.play()
  }
  window.addEventListener('online', resume)
  return () => window.removeEventListener('online', resume)
}
