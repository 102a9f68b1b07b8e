import { type LyricLine, writeLine } from '@/contract/shapes/lyric-text'

/** Title and artist of a song. */
type SongNames = { title: string; artist: string }

/** Formats lines as an LRC file with the song's names. Empty lines without a time are left out. */
export function writeLrc(lines: readonly LyricLine[], { title, artist }: SongNames): string {
  const tags = [title && `[ti:${title}]`, artist && `[ar:${artist}]`].filter(Boolean)
  const rows = lines.map(writeLine).filter((row) => row !== '')
  return `${[...tags, ...rows].join('\n')}\n`
}
