import { albums } from '@/contract/groups/albums'
import { artists } from '@/contract/groups/artists'
import { tracks } from '@/contract/groups/tracks'
import { queryPart } from '@/core/platform/api/query'

/** Kinds of music that have insights (backend contract, section 6). */
export const insightKinds = ['artist', 'album', 'track'] as const
/** One of {@link insightKinds}. */
export type InsightKind = (typeof insightKinds)[number]

/** The music that insights are about. */
export type InsightsProps = { kind: InsightKind; id: number }

const records = {
  artist: (id: number) =>
    queryPart(artists.show, ({ artist: { name } }) => ({ name }), { params: { id }, query: { loader: 'artistPage' } }),
  album: (id: number) =>
    queryPart(albums.show, ({ album: { name } }) => ({ name }), { params: { id }, query: { loader: 'albumPage' } }),
  track: (id: number) =>
    queryPart(tracks.show, ({ track: { name } }) => ({ name }), { params: { id }, query: { loader: 'trackPage' } }),
}

/** The name of the music that insights are about. */
export const insightRecord = (kind: InsightKind, id: number) => records[kind](id)
