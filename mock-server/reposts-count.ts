import type { Db, RepostableType } from './db'

/** How many people reposted a track or album. */
export const repostsCount = (db: Db, type: RepostableType, id: number): number =>
  db.reposts.all().filter((repost) => repost.repostable_type === type && repost.repostable_id === id).length
