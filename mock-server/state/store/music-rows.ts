import type * as z from 'zod/mini'

import type { Album, Artist, Genre, Playlist, tagSchema, Track } from '@/contract/shapes/music'

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
