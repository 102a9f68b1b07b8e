import { seconds } from '@/lib/dates/duration'

/** Returns the ETA in milliseconds at this speed; null while unknown. */
export const timeLeft = ({
  size,
  bytesUploaded,
  speed,
}: {
  size: number
  bytesUploaded: number
  speed: number | null
}): number | null => (speed === null || speed <= 0 ? null : ((size - bytesUploaded) / speed) * seconds(1))
