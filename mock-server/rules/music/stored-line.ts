const MARK = /^\[(\d{2,}):(\d{2}\.\d{2})\]/

/** Splits the time off a stored line of synced lyrics, `[mm:ss.xx]` (backend contract, section 7); undefined for one without. */
export function readStoredLine(line: string): { text: string; time: number } | undefined {
  const [mark, minutes, seconds] = MARK.exec(line) ?? []
  return mark === undefined
    ? undefined
    : { text: line.slice(mark.length).trim(), time: Number(minutes) * 60 + Number(seconds) }
}
