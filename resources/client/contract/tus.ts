import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { storedFile } from './file-entries'

/** How long an upload may be carried on, in hours (backend contract, section 9). */
export const TUS_EXPIRY_HOURS = 24

const nothing = z.unknown()

/**
 * Resumable uploads (product spec, section 7; backend contract, section 9). All but `entries` is the tus protocol 1.0.0, extensions
 * creation, termination, checksum and expiration. `Upload-Metadata` must have clientName, clientExtension, clientMime and clientSize,
 * and may have the flat fields of an upload's place. `Accept: application/json` has to be said: refusals are redirects otherwise.
 */
export const tus = {
  /** 201 with the upload's absolute address in `Location`; what is wrong with the file is a 422 with a message alone. */
  create: endpoint({ method: 'POST', path: 'tus/upload', response: nothing, raw: true }),
  /** 204 with the new `Upload-Offset`; 409 for another offset than the server's, 410 when it has expired, 460 for a wrong checksum. */
  append: endpoint({ method: 'PATCH', path: 'tus/upload/:key', response: nothing, raw: true }),
  /** How far it has come: `Upload-Offset`, `Upload-Length`; 404 or 410 when it is gone. */
  offset: endpoint({ method: 'HEAD', path: 'tus/upload/:key', response: nothing, raw: true }),
  terminate: endpoint({
    method: 'DELETE',
    path: 'tus/upload/:key',
    response: nothing,
    raw: true,
    assumed: 'what somebody else’s upload answers is not stated: 404 here, at each of its calls',
  }),
  /** Makes a file of an upload that is complete; its key is the last segment of its address. 422 when it is gone. */
  entries: endpoint({
    method: 'POST',
    path: 'tus/entries',
    body: z.object({ uploadKey: z.string() }),
    response: storedFile,
    assumed: 'what a second call for the same upload answers is not stated: 422 here',
  }),
}
