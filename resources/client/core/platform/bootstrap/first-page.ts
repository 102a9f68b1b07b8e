import type { Endpoint, Output } from '@/contract/endpoint'
import { conform } from '@/core/platform/api/conform'

import { getBootstrap } from './bootstrap-store'

const loadedAt = Date.now()

/**
 * Query options that use the data the server embedded for the first page (`loaders.*` of the bootstrap data, the same
 * JSON as the API's response) instead of a request. `isOurs` tells whether it is about the requested thing.
 */
export function firstPage<E extends Endpoint>(loader: string, endpoint: E, isOurs: (answer: Output<E>) => boolean) {
  return {
    initialDataUpdatedAt: loadedAt,
    initialData: (): Output<E> | undefined => {
      const embedded = getBootstrap().loaders[loader]
      if (embedded === undefined || embedded === null) return undefined
      try {
        const answer = conform(endpoint.response, embedded, `loaders.${loader}`) as Output<E>
        return isOurs(answer) ? answer : undefined
      } catch (breach) {
        if (import.meta.env.DEV) throw breach
        return undefined
      }
    },
  }
}
