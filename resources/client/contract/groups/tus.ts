import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { storedFile } from './file-entries'

/** How long an interrupted upload can be resumed, in hours (backend contract, section 9). */
export const TUS_EXPIRY_HOURS = 24

const ignored = z.unknown()

/**
 * Resumable uploads (product spec, section 7; backend contract, section 9). All but `entries` is tus 1.0.0 with the
 * extensions creation, termination, checksum and expiration. `Upload-Metadata` needs clientName, clientExtension,
 * clientMime and clientSize, and accepts the fields of `uploadPlace`. Without `Accept: application/json` error
 * responses are redirects.
 */
export const tus = {
  /** 201 with the upload's absolute URL in `Location`; an unacceptable file gets a 422 with only a message. */
  create: endpoint({ method: 'POST', path: 'tus/upload', response: ignored, raw: true }),
  /** 204 with the new `Upload-Offset`; 409 for a wrong offset, 410 for an expired upload, 460 for a wrong checksum. */
  append: endpoint({ method: 'PATCH', path: 'tus/upload/:key', response: ignored, raw: true }),
  /** Progress in the headers `Upload-Offset` and `Upload-Length`; 404 or 410 when the upload does not exist anymore. */
  offset: endpoint({ method: 'HEAD', path: 'tus/upload/:key', response: ignored, raw: true }),
  terminate: endpoint({
    method: 'DELETE',
    path: 'tus/upload/:key',
    response: ignored,
    raw: true,
    assumed: 'the response for another user’s upload is not documented: 404 here, for every request',
  }),
  /**
   * Creates a file entry from a complete upload; its key is the last segment of its URL. 422 when it does not exist
   * anymore.
   */
  entries: endpoint({
    method: 'POST',
    path: 'tus/entries',
    body: z.object({ uploadKey: z.string() }),
    response: storedFile,
    assumed: 'the response to a repeated request for the same upload is not documented: 422 here',
  }),
}
