import { channels, HOME_CHANNEL_ID } from '../../state/seeds/channels'
import type { Db } from '../../state/store/db'

/** Ids of the channels that the preset "Genres" installs. */
const GENRE_CHANNELS = [HOME_CHANNEL_ID, 6, 7, 9, 10, 11]

/** Replaces all channels by those of a preset. */
export function installChannels(db: Db, preset: string): void {
  const playlistIds = db.playlists.all().flatMap((playlist) => (playlist.public ? [playlist.id] : []))
  const lullabyId = db.genres.all().find(({ name }) => name === 'supuldziesmas')?.id ?? null
  const usual = channels({ playlistIds, lullabyId })
  const installed = preset === 'genres' ? usual.filter(({ id }) => GENRE_CHANNELS.includes(id)) : usual
  for (const { id } of db.channels.all()) db.channels.remove(id)
  for (const channel of installed) db.channels.insert(channel)
}
