import type { Caller } from '../../state/caller'
import type { MockTrack } from '../../state/store/music-rows'

/** Saves the lyrics that came with a track; empty ones are removed, and undefined keeps what is known. */
export function saveTrackLyrics({ db, now }: Pick<Caller, 'db' | 'now'>, track: MockTrack, text?: string | null): void {
  if (text === undefined) return
  const known = db.lyrics.all().find(({ track_id }) => track_id === track.id)
  if (known?.text === text) return
  if (known) db.lyrics.remove(known.id)
  if (!text) return
  const created_at = new Date(now()).toISOString()
  const duration = track.duration ?? null
  db.lyrics.insert({ id: db.lyrics.nextId(), track_id: track.id, text, is_synced: false, duration, created_at })
}
