import type { GenreSlug, Language } from './genres'

/** The generated catalogue before it is mapped to the contract's shapes. Ids count from 1 in each list; dates are ISO, UTC. */
export type CataloguePlan = {
  genres: readonly GenrePlan[]
  artists: readonly ArtistPlan[]
  albums: readonly AlbumPlan[]
  tracks: readonly TrackPlan[]
}

/** `popularity` is 1 to 100, here and below. */
export type GenrePlan = { id: number; slug: GenreSlug; name: string; popularity: number }

export type ArtistPlan = {
  id: number
  name: string
  language: Language
  genreIds: readonly number[]
  verified: boolean
  plays: number
  views: number
  popularity: number
}

export type AlbumPlan = {
  id: number
  name: string
  language: Language
  artistIds: readonly number[]
  genreIds: readonly number[]
  tags: readonly string[]
  releaseDate: string
  plays: number
  popularity: number
}

export type TrackPlan = {
  id: number
  name: string
  language: Language
  albumId: number
  /** Track number on the album, from 1. */
  number: number
  /** The album's artist first, then guests. */
  artistIds: readonly number[]
  genreIds: readonly number[]
  tags: readonly string[]
  durationMs: number
  /** The traditional tune that the generated audio plays. */
  melody: { name: string; origin: string }
  releaseDate: string
  plays: number
  popularity: number
}
