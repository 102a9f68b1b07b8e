/** Splits a key into words: `trialEnding` becomes "Trial ending". */
export function humanize(key: string): string {
  const words = key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const MINUTE = 60_000
const units = [
  { name: 'week', ms: 10_080 * MINUTE },
  { name: 'day', ms: 1440 * MINUTE },
  { name: 'hour', ms: 60 * MINUTE },
  { name: 'minute', ms: MINUTE },
]

const amount = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

/** Describes how far a clock is from real time, in its two largest units: "1 week 2 days ahead". */
export function describeAhead(ms: number): string {
  let rest = Math.round(Math.abs(ms) / MINUTE) * MINUTE
  const parts = units.flatMap(({ name, ms: unit }) => {
    const count = Math.floor(rest / unit)
    rest -= count * unit
    return count > 0 ? [amount(count, name)] : []
  })
  if (parts.length === 0) return 'Real time'
  return `${parts.slice(0, 2).join(' ')} ${ms > 0 ? 'ahead' : 'behind'}`
}

const pad = (part: number): string => String(part).padStart(2, '0')

/** Formats a time for a `datetime-local` field, in the device's time zone. */
export function localDateTime(iso: string): string {
  const date = new Date(iso)
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}
