import { type Finding, finding } from './finding'
import type { ConnectionFailure } from './probe/connection-failure'

/** The finding of a request that fails although others reach the site. A slow response is not a missing one. */
export function interruption({ id, seen }: ConnectionFailure): Finding {
  if (id === 'reach.timeout') return finding('reach.slow', seen)
  return finding(id === 'reach.encoding' ? id : 'reach.interrupted', seen)
}
