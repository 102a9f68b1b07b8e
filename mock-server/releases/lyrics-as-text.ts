type Lines = readonly { text: string; time?: number }[]

/** Formats seconds as a mark of synced lyrics: `[01:02.50]`. */
function mark(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `[${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(2).padStart(5, '0')}]`
}

/** Lyrics of release A: one text, whose lines start with their time when they are synced. */
export const lyricsAsText = (id: number, { duration, lines }: { duration: number; lines: Lines }) => ({
  lyric: {
    id,
    duration,
    text: lines.map(({ text, time }) => (time === undefined ? text : `${mark(time)}${text}`)).join('\n'),
  },
})
