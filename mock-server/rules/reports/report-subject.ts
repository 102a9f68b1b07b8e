import type { Caller } from '../../state/caller'
import { findRow } from '../../state/store/find-row'
import type { MockAlbum, MockArtist, MockTrack } from '../../state/store/music-rows'
import { managerOf } from '../music/managed-artists'
import { administrator } from '../permissions/administrator'
import { requireUser } from '../permissions/find-user'
import { forbidden, may } from '../permissions/permissions'

/** Music whose plays a report counts. */
export type ReportSubject = {
  artists: readonly MockArtist[]
  albums: readonly MockAlbum[]
  tracks: readonly MockTrack[]
}

type Credited = Pick<MockTrack, 'artists'>

function artistsOf({ db }: Caller, { artists }: Credited): MockArtist[] {
  return (artists ?? []).flatMap(({ id }) => db.artists.get(id) ?? [])
}

/** Throws 401 and 403 unless the caller manages one of the artists, owns the music, or administers the site. */
function requireReader(caller: Caller, artists: readonly MockArtist[], ownerId?: number | null): void {
  const user = requireUser(caller)
  const isOwn = ownerId === user.id || artists.some((artist) => managerOf(artist, user.id))
  if (!isOwn && !may(caller.db, user, 'admin.access')) throw forbidden()
}

function artistSubject(caller: Caller, id: string): ReportSubject {
  const { db } = caller
  const artist = findRow(db.artists, id, 'Artist')
  requireReader(caller, [artist])
  const isCredited = ({ artists }: Credited) => artists?.some((credit) => credit.id === artist.id)
  return { artists: [artist], albums: db.albums.all().filter(isCredited), tracks: db.tracks.all().filter(isCredited) }
}

function albumSubject(caller: Caller, id: string): ReportSubject {
  const album = findRow(caller.db.albums, id, 'Album')
  const artists = artistsOf(caller, album)
  requireReader(caller, artists, album.owner_id)
  return { artists, albums: [album], tracks: caller.db.tracks.all().filter((track) => track.album?.id === album.id) }
}

function trackSubject(caller: Caller, id: string): ReportSubject {
  const { db } = caller
  const track = findRow(db.tracks, id, 'Track')
  const artists = artistsOf(caller, track)
  requireReader(caller, artists, track.owner_id)
  const album = track.album && db.albums.get(track.album.id)
  return { artists, albums: album ? [album] : [], tracks: [track] }
}

const subjects = { artist: artistSubject, album: albumSubject, track: trackSubject }

const isRecord = (type: string): type is keyof typeof subjects => Object.hasOwn(subjects, type)

/** Finds what `artist=5` names; anything but a record is the whole site. Throws 401, 403 and 404. */
export function reportSubject(caller: Caller, model: string): ReportSubject {
  requireUser(caller)
  const [type = '', id = ''] = model.split('=')
  if (isRecord(type)) return subjects[type](caller, id)
  const { db } = administrator(caller, 'admin.access')
  return { artists: db.artists.all(), albums: db.albums.all(), tracks: db.tracks.all() }
}
