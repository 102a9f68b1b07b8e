import type { Endpoint, Output } from '@/contract/endpoint'
import { conform } from '@/core/api/conform'

import { getBootstrap } from './bootstrap-store'

const loadedAt = Date.now()

/**
 * Query options that use what the server embedded for the page one came in by (`loaders.*` of the bootstrap data, the
 * same JSON as the API's reply) instead of a request. `isOurs` tells whether it is about the thing asked for.
 */
export function firstPage<E extends Endpoint>(loader: string, endpoint: E, isOurs: (answer: Output<E>) => boolean) {
  return {
    initialDataUpdatedAt: loadedAt,
    initialData: (): Output<E> | undefined => {
      const embedded = getBootstrap().loaders[loader]
      if (embedded === undefined || embedded === null) return undefined
      const answer = conform(endpoint.response, embedded, `loaders.${loader}`) as Output<E>
      return isOurs(answer) ? answer : undefined
    },
  }
}
