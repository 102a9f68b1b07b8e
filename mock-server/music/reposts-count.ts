import type { RepostableType } from '@/contract/reposts'

import type { Db } from '../store/db'

/** Number of reposts of a track or album. */
export const repostsCount = (db: Db, type: RepostableType, id: number): number =>
  db.reposts.all().filter((repost) => repost.repostable_type === type && repost.repostable_id === id).length
