import { genres } from '@/contract/groups/genres'
import { listedRecords } from '@/core/shared/records/listed-records'

/** Requests for the genres. */
export const genreSource = listedRecords(genres)
