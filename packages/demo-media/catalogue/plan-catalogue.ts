import { trackDuration, trackMelody } from '../audio/arrangement'
import { seededRandom, type SeededRandom } from '../seeded-random'
import { type AlbumDraft, draftAlbums } from './album-drafts'
import { ARTISTS } from './artists'
import type { AlbumPlan, ArtistPlan, CataloguePlan, GenrePlan, TrackPlan } from './catalogue-plan'
import { GENRES, type GenreSlug } from './genres'
import { ENGLISH_TAG, TAGS_BY_GENRE } from './tags'
import { createTitleSource } from './title-source'

const FIRST_YEAR = 2012
const LAST_YEAR = 2026
/** Last month with releases in the final year (0 is January). */
const LAST_MONTH = 3
/** Title of track 1. */
const FIRST_TRACK_TITLE = 'Zūžū, mazais lācīti'
const MAX_PLAYS = 480_000

/** Release months of seasonal genres (0 is January). */
const SEASONS: Partial<Record<GenreSlug, readonly number[]>> = {
  ziemassvetki: [10, 11],
  'ligo-un-jani': [4, 5],
}

const ANY_MONTH = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

const genreIds = (slugs: readonly GenreSlug[]) =>
  slugs.map((slug) => GENRES.findIndex((genre) => genre.slug === slug) + 1)

function releaseDate(random: SeededRandom, genre: GenreSlug): string {
  const month = random.pick(SEASONS[genre] ?? ANY_MONTH)
  const latest = month > LAST_MONTH ? LAST_YEAR - 1 : LAST_YEAR
  return new Date(Date.UTC(random.int(FIRST_YEAR, latest), month, random.int(1, 28))).toISOString()
}

function tagsFor(random: SeededRandom, { genre, language }: AlbumDraft, count: number): string[] {
  const tags = random.shuffle(TAGS_BY_GENRE[genre]).slice(0, count)
  return language === 'en' ? [...tags, ENGLISH_TAG] : tags
}

/** Popularity from 1 to 100 on a logarithmic scale: ten times the plays add 28. */
const popularityOf = (plays: number, most: number) =>
  Math.max(1, Math.round(100 + 28 * Math.log10(Math.max(1, plays) / Math.max(1, most))))

const totalPlays = (tracks: readonly TrackPlan[]) => tracks.reduce((sum, { plays }) => sum + plays, 0)

type Release = {
  draft: AlbumDraft
  albumId: number
  date: string
  fame: number
  firstTrackId: number
  nextTitle: () => string
}

function planTracks(release: Release, random: SeededRandom): TrackPlan[] {
  const { draft, albumId, date, fame } = release
  const material = ARTISTS[draft.artistId - 1]
  return Array.from({ length: draft.trackCount }, (_, index) => {
    const id = release.firstTrackId + index
    const name = id === 1 ? FIRST_TRACK_TITLE : release.nextTitle()
    const guest = random.int(1, ARTISTS.length)
    const hasGuest = random.chance(0.07) && guest !== draft.artistId && ARTISTS[guest - 1]?.language === draft.language
    const second = random.pick(material?.genres ?? [draft.genre])
    const slugs = random.chance(0.25) && second !== draft.genre ? [draft.genre, second] : [draft.genre]
    const plays = Math.round(MAX_PLAYS * fame * random.between(0.15, 1) * (index + 1) ** -0.45)
    const melody = trackMelody(id)
    return {
      id,
      name,
      language: draft.language,
      albumId,
      number: index + 1,
      artistIds: hasGuest ? [draft.artistId, guest] : [draft.artistId],
      genreIds: genreIds(slugs),
      tags: tagsFor(random, draft, random.int(1, 3)),
      durationMs: trackDuration(id),
      melody: { name: melody.name, origin: melody.origin },
      releaseDate: date,
      plays,
      popularity: popularityOf(plays, MAX_PLAYS),
    }
  })
}

function planReleases(random: SeededRandom) {
  const drafts = draftAlbums(random)
  const titlesFor = createTitleSource(random, drafts)
  const fame = random.shuffle(ARTISTS.map((_, rank) => (rank + 1) ** -0.8))
  const tracks: TrackPlan[] = []
  const albums = drafts.map((draft, index): AlbumPlan => {
    const albumId = index + 1
    const date = releaseDate(random, draft.genre)
    const own = planTracks(
      {
        draft,
        albumId,
        date,
        fame: (fame[draft.artistId - 1] ?? 0) * random.between(0.3, 1),
        firstTrackId: tracks.length + 1,
        nextTitle: titlesFor(draft),
      },
      random,
    )
    tracks.push(...own)
    const plays = totalPlays(own)
    return {
      id: albumId,
      name: draft.title,
      language: draft.language,
      artistIds: [draft.artistId],
      genreIds: genreIds([draft.genre]),
      tags: tagsFor(random, draft, 2),
      releaseDate: date,
      plays,
      popularity: popularityOf(plays, MAX_PLAYS * 4),
    }
  })
  return { albums, tracks }
}

/** Sums the plays of all tracks by each id that `idsOf` returns. */
function playsBy(tracks: readonly TrackPlan[], idsOf: (track: TrackPlan) => readonly number[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const track of tracks) {
    for (const id of idsOf(track)) sums.set(id, (sums.get(id) ?? 0) + track.plays)
  }
  return sums
}

function planArtists(random: SeededRandom, tracks: readonly TrackPlan[]): ArtistPlan[] {
  const playsOf = playsBy(tracks, ({ artistIds }) => artistIds.slice(0, 1))
  return ARTISTS.map(({ name, language, genres }, index) => {
    const plays = playsOf.get(index + 1) ?? 0
    return {
      id: index + 1,
      name,
      language,
      genreIds: genreIds(genres),
      verified: random.chance(0.6),
      plays,
      views: Math.round(plays * random.between(0.04, 0.2)),
      popularity: popularityOf(plays, MAX_PLAYS * 12),
    }
  })
}

function planGenres(tracks: readonly TrackPlan[]): GenrePlan[] {
  const playsOf = playsBy(tracks, (track) => track.genreIds)
  const most = Math.max(...playsOf.values())
  return GENRES.map(({ slug, name }, index) => {
    return { id: index + 1, slug, name, popularity: popularityOf(playsOf.get(index + 1) ?? 0, most) }
  })
}

/** Plans 14 genres, 60 artists, 200 albums and 2,000 tracks, identical in every run. Renders no audio or pictures. */
export function planCatalogue(): CataloguePlan {
  const random = seededRandom('catalogue')
  const { albums, tracks } = planReleases(random)
  return { genres: planGenres(tracks), artists: planArtists(random, tracks), albums, tracks }
}
