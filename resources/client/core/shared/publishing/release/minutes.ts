import { minutes } from '@/lib/dates/duration'

import { isOpenTrack } from './change-release'
import type { Release } from './release'

const openDuration = ({ tracks }: Release): number =>
  tracks.filter(isOpenTrack).reduce((sum, { values }) => sum + (values.duration ?? 0), 0)

/** Minutes of the songs that are not public yet, each begun one in full. */
export const openMinutes = (release: Release): number => Math.ceil(openDuration(release) / minutes(1))

/** Whether the songs that are not public yet are longer than the minutes left; null is no limit. */
export const exceedsMinutes = (release: Release, minutesLeft: number | null): boolean =>
  minutesLeft !== null && openDuration(release) > minutes(minutesLeft)
