import { minutes, seconds } from '@/lib/dates/duration'

const PATTERN = /^(?:(?<hours>\d{1,2}):)?(?<minutes>\d{1,3}):(?<seconds>[0-5]?\d)$/
const MINUTES_PER_HOUR = 60

/** Parses `m:ss` or `h:mm:ss` to milliseconds; null for any other text. */
export function parseDuration(text: string): number | null {
  const parts = PATTERN.exec(text.trim())?.groups
  if (!parts) return null
  const wholeMinutes = Number(parts['hours'] ?? 0) * MINUTES_PER_HOUR + Number(parts['minutes'])
  return minutes(wholeMinutes) + seconds(Number(parts['seconds']))
}
