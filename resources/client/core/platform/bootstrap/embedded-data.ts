import type { Endpoint, Output } from '@/contract/machinery/endpoint'
import { conform } from '@/core/platform/api/conform'

import { getBootstrap } from './bootstrap-store'

const loadedAt = Date.now()

/**
 * Query options that use the data the server embedded in the page (`loaders.*` of the bootstrap data, same JSON as the
 * API's response) instead of a request. `isOurs` checks whether it belongs to the requested item.
 */
export function embeddedData<E extends Endpoint>(
  loader: string,
  endpoint: E,
  isOurs: (response: Output<E>) => boolean,
) {
  return {
    initialDataUpdatedAt: loadedAt,
    initialData: (): Output<E> | undefined => {
      const embedded = getBootstrap().loaders[loader]
      if (embedded === undefined || embedded === null) return undefined
      try {
        const response = conform(endpoint.response, embedded, `loaders.${loader}`) as Output<E>
        return isOurs(response) ? response : undefined
      } catch (breach) {
        if (import.meta.env.DEV) throw breach
        return undefined
      }
    },
  }
}
