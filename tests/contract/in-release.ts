import { missingEndpoints } from '@mock/releases/missing-endpoints'
import { DEFAULT_RELEASE, type Release } from '@mock/releases/releases'

import type { Exchange } from './case'
import { endpointOf } from './exchanges'

/** Whether the release has the case's endpoint. */
export const isInRelease = (release: Release, exchange: Exchange): boolean =>
  !missingEndpoints(release).includes(endpointOf(exchange))

/** Whether the mock's default release has the case's endpoint. */
export const isInDefaultRelease = (exchange: Exchange): boolean => isInRelease(DEFAULT_RELEASE, exchange)
