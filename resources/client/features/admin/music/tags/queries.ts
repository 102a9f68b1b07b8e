import { tags } from '@/contract/groups/tags'
import { listedRecords } from '@/core/shared/records/listed-records'

/** Requests for the tags. */
export const tagSource = listedRecords(tags)
