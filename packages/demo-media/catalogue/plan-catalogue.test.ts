import { describe, expect, it } from 'vitest'

import { trackDuration } from '../audio/arrangement'
import { planCatalogue } from './plan-catalogue'

const plan = planCatalogue()
const { genres, artists, albums, tracks } = plan
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const lowerNames = (rows: readonly { name: string }[]) => new Set(rows.map(({ name }) => name.toLowerCase()))

describe('planCatalogue', () => {
  it('plans 14 genres, 60 artists, 200 albums and 2,000 tracks with ids from 1', () => {
    expect(ids(genres)).toEqual(numbersUpTo(14))
    expect(ids(artists)).toEqual(numbersUpTo(60))
    expect(ids(albums)).toEqual(numbersUpTo(200))
    expect(ids(tracks)).toEqual(numbersUpTo(2000))
  })

  it('returns the same plan in every run', () => {
    expect(JSON.stringify(planCatalogue())).toBe(JSON.stringify(plan))
  })

  it('starts with a fixed track, album and artist', () => {
    expect(tracks[0]).toMatchObject({ name: 'Zūžū, mazais lācīti', albumId: 1, number: 1, artistIds: [1] })
    expect(albums[0]?.name).toBe('Miega pūces dziesmas')
    expect(artists[0]?.name).toBe('Pūčulēns un draugi')
  })
})

describe('planCatalogue: names', () => {
  it('repeats no name within a list', () => {
    expect(lowerNames(tracks).size).toBe(2000)
    expect(lowerNames(albums).size).toBe(200)
    expect(lowerNames(artists).size).toBe(60)
    expect(lowerNames(genres).size).toBe(14)
  })

  it('uses every Latvian letter and title case', () => {
    const text = [...artists, ...albums, ...tracks]
      .map(({ name }) => name)
      .join(' ')
      .toLowerCase()
    for (const letter of 'aābcčdeēfgģhiījkķlļmnņoprsštuūvzž') expect(text).toContain(letter)
    for (const { name } of tracks) {
      expect(name).toMatch(/^[\p{Lu}\d]/u)
      expect(name).not.toMatch(/\s{2}|\btrack\b|\bundefined\b|\s$/i)
    }
  })

  it('keeps most names short, with a few long ones', () => {
    const long = tracks.filter(({ name }) => name.length > 55)
    expect(long.length).toBeGreaterThanOrEqual(4)
    expect(long.length).toBeLessThan(40)
    expect(albums.some(({ name }) => name.length > 80)).toBe(true)
  })

  it('rarely starts two tracks of an album with the same word', () => {
    const alike = albums.filter(({ id }) => {
      const first = tracks.filter(({ albumId }) => albumId === id).map(({ name }) => name.split(' ')[0])
      return new Set(first).size < first.length - 2
    })
    expect(alike.length).toBeLessThan(20)
  })

  it('writes names in the language of their artist', () => {
    for (const { language, artistIds } of tracks) {
      for (const id of artistIds) expect(artists[id - 1]?.language).toBe(language)
    }
    const english = tracks.filter(({ language }) => language === 'en').length
    expect(english / tracks.length).toBeGreaterThan(0.25)
    expect(english / tracks.length).toBeLessThan(0.5)
  })
})

describe('planCatalogue: albums and tracks', () => {
  it('agrees on artists, dates, numbering and plays', () => {
    for (const album of albums) {
      const own = tracks.filter(({ albumId }) => albumId === album.id)
      expect(own.length).toBeGreaterThanOrEqual(4)
      expect(own.length).toBeLessThanOrEqual(16)
      expect(own.map(({ number }) => number)).toEqual(numbersUpTo(own.length))
      expect(own.reduce((sum, { plays }) => sum + plays, 0)).toBe(album.plays)
      for (const track of own) {
        expect(track.artistIds[0]).toBe(album.artistIds[0])
        expect(track.releaseDate).toBe(album.releaseDate)
      }
    }
  })

  it('refers to existing genres and artists', () => {
    const genreCount = genres.length
    for (const { genreIds, tags } of [...albums, ...tracks]) {
      expect(genreIds.length).toBeGreaterThan(0)
      expect(genreIds.every((id) => id >= 1 && id <= genreCount)).toBe(true)
      expect(new Set(genreIds).size).toBe(genreIds.length)
      expect(tags.length).toBeGreaterThan(0)
    }
    expect(new Set(albums.flatMap(({ artistIds }) => artistIds)).size).toBe(60)
    expect(new Set(tracks.flatMap(({ genreIds }) => genreIds)).size).toBe(14)
    expect(tracks.some(({ artistIds }) => artistIds.length === 2)).toBe(true)
    expect(tracks.every(({ artistIds }) => new Set(artistIds).size === artistIds.length)).toBe(true)
  })

  it('carries the duration and the tune of the generated audio', () => {
    for (const { id, durationMs, melody } of tracks) {
      expect(durationMs).toBe(trackDuration(id))
      expect(melody.name).not.toBe('')
      expect(melody.origin).not.toBe('')
    }
  })

  it('dates releases from 2012 to 2026, and Christmas albums in November and December', () => {
    const years = new Set(albums.map(({ releaseDate }) => releaseDate.slice(0, 4)))
    expect([...years].toSorted()).toEqual(numbersUpTo(15).map((year) => String(2011 + year)))
    const christmas = genres.find(({ slug }) => slug === 'ziemassvetki')?.id
    for (const { releaseDate } of albums) {
      expect(new Date(releaseDate).toISOString()).toBe(releaseDate)
    }
    const carols = albums.filter((album) => album.genreIds[0] === christmas)
    expect(carols.length).toBeGreaterThan(10)
    for (const { releaseDate } of carols) expect(['11', '12']).toContain(releaseDate.slice(5, 7))
  })

  it('varies popularity and plays', () => {
    for (const { popularity } of [...genres, ...artists, ...albums, ...tracks]) {
      expect(Number.isInteger(popularity) && popularity >= 1 && popularity <= 100).toBe(true)
    }
    const plays = tracks.map((track) => track.plays).toSorted((a, b) => b - a)
    expect(plays[0]).toBeGreaterThan(50 * (plays[1000] ?? Infinity) * 0.2)
    expect(plays.at(-1)).toBeGreaterThan(0)
  })
})
