import type * as z from 'zod/mini'

import type { channelSchema } from '@/contract/groups/channels'
import type { Album, Artist, Genre, Playlist, tagSchema, Track } from '@/contract/shapes/music'

import { defineTable } from './define-table'

/** Findable by search and URL, but not listed by any channel. */
type Listing = { unlisted?: true }

/** A genre with the columns of its editor. */
export type MockGenre = Genre & { popularity?: number | null; created_at?: string; updated_at?: string }

export type MockArtist = Artist & {
  genres: Genre[]
  views: number
  description: string | null
  country: string | null
  city: string | null
  links: { url: string; title: string }[]
  /** URLs in order; the picture by default. */
  profile_images?: string[]
  /** Users who manage the artist in backstage, with what they are to it, such as `artist` or `manager`. */
  managers?: readonly { user_id: number; role: string }[]
  created_at?: string
  updated_at?: string
} & Listing

export type Tag = z.output<typeof tagSchema>

/** A tag with the columns of its editor. */
export type MockTag = Tag & { type: string | null; created_at: string; updated_at?: string }

export type MockAlbum = Album & {
  genres: Genre[]
  tags: Tag[]
  description: string | null
  created_at: string
  updated_at?: string
} & Listing

/** `signing` limits its file's URL: `brief` to a few seconds, `once` to one request. */
export type MockTrack = Track & {
  description: string | null
  created_at: string
  updated_at?: string
  release_date?: string | null
  /** Replaces the generated waveform. */
  waveData?: number[][] | null
  signing?: 'brief' | 'once'
} & Listing

/** Lyrics of a track; each line of synced ones starts with its time: `[01:02.50]`. */
export type MockLyric = {
  id: number
  track_id: number
  text: string
  is_synced: boolean
  duration: number | null
  created_at: string
  updated_at?: string
}

/** `track_ids` are in playlist order; a track can appear more than once. */
export type MockPlaylist = Playlist & {
  track_ids: readonly number[]
  editor_ids: number[]
  plays?: number
  views?: number
  created_at: string
  updated_at?: string
}

export type ChannelConfig = NonNullable<Exclude<z.input<typeof channelSchema>['config'], unknown[]>>

/** `item_ids` order chosen content; `listAll` channels have none. */
export type MockChannel = {
  id: number
  name: string
  slug: string
  description: string | null
  config: ChannelConfig
  item_ids: readonly number[]
  /** Whether visitors can open it; true by default. */
  public?: boolean
  created_at?: string
  updated_at?: string
}

const audience = ['name', 'plays', 'popularity']
const edited = (prefix: string) => ({ group: 'catalogue', prefix })

/** The catalogue's part of the database. */
export const musicTables = {
  artists: defineTable<MockArtist>({ columns: [...audience, 'verified', 'views'], permissions: edited('artists') }),
  albums: defineTable<MockAlbum>({
    columns: [...audience, 'release_date', 'owner_id'],
    permissions: edited('albums'),
  }),
  tracks: defineTable<MockTrack>({
    columns: [...audience, 'number', 'duration', 'release_date', 'owner_id'],
    permissions: edited('tracks'),
  }),
  genres: defineTable<MockGenre>({
    columns: ['name', 'display_name', 'popularity'],
    permissions: edited('genres'),
  }),
  lyrics: defineTable<MockLyric>({
    columns: ['text', 'is_synced', 'duration', 'track_id'],
    permissions: edited('lyrics'),
  }),
  channels: defineTable<MockChannel>({
    columns: ['name', 'slug', 'type', 'public'],
    permissions: edited('channels'),
  }),
  playlists: defineTable<MockPlaylist>({
    columns: [...audience, 'views', 'public', 'collaborative', 'owner_id'],
    permissions: edited('playlists'),
  }),
  tags: defineTable<MockTag>({ columns: ['name', 'display_name', 'type'], permissions: edited('tags') }),
}
