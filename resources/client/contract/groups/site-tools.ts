import { emptyResponse, endpoint } from '../machinery/endpoint'

/** Maintenance of the installation (backend contract, section 7). */
export const siteTools = {
  /** Empties the server's cache, so that changed settings of the server take effect. */
  flushCache: endpoint({ method: 'POST', path: 'cache/flush', response: emptyResponse }),
}
