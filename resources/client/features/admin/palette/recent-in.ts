import type { Bootstrap } from '@/contract/groups/bootstrap'
import { readRecentRecords } from '@/core/shared/records/recent-records'
import type { Resource } from '@/core/shared/records/resource'

import { isOffered } from '../is-offered'
import { resources } from '../sections'

/** A record opened recently, with its resource. */
type RecentEntry = { resource: Resource; id: number; name: string }

/** Returns the records that the user has opened in this browser and may still open, latest first. */
export const recentIn = (bootstrap: Bootstrap): RecentEntry[] =>
  readRecentRecords('admin').flatMap(({ resource: resourceId, id, name }) => {
    const resource = resources.find((one) => one.id === resourceId)
    return resource && isOffered(bootstrap, resource) ? [{ resource, id, name }] : []
  })
