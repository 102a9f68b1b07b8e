import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import {
  nameText,
  optionalLongText,
  optionalName,
  optionalNumber,
  optionalText as text,
  wireNumber,
} from '../machinery/wire-values'
import { artistSchema, profileSchema } from '../shapes/music'
import { CURRENT_USER } from '../shapes/music-body'
import { fileEntrySchema } from './file-entries'

/** Characters that an artist's name needs (backend contract, section 6). */
export const ARTIST_NAME_LENGTH = 3

/** Types of requests: a new artist, a verified badge, or an existing artist. */
export const backstageRequestTypes = ['become-artist', 'verify-artist', 'claim-artist'] as const

/** Progress of a request. */
export const backstageRequestStatuses = ['pending', 'approved', 'denied'] as const

const backstageRequestSchema = z.looseObject({
  id: z.number(),
  /** One of {@link backstageRequestTypes}. */
  type: z.string(),
  /** One of {@link backstageRequestStatuses}. */
  status: z.string(),
  artist_id: optionalNumber,
  artist_name: z._default(z.nullable(nameText), ''),
  user: z.optional(z.nullable(profileSchema)),
  artist: z.optional(z.nullable(artistSchema)),
  data: z.optional(
    z.nullable(
      z.looseObject({
        first_name: optionalName,
        last_name: optionalName,
        image: text,
        role: optionalName,
        company: optionalName,
        /** Scanned identity document, on the private disk. */
        passport_scan_entry: z.optional(z.nullable(fileEntrySchema)),
      }),
    ),
  ),
  /** Message of the administrator who decided. */
  notes: optionalLongText,
  created_at: text,
  updated_at: text,
})
/** A request after parsing. */
export type BackstageRequest = z.output<typeof backstageRequestSchema>

const notes = z.optional(z.nullable(z.string()))
const UNDOCUMENTED = 'the response and whether `notes` are optional'

/** Requests for access to an artist's backstage area (backend contract, section 6). */
export const backstageRequests = {
  list: endpoint({
    method: 'GET',
    path: 'backstage-request',
    query: z.object({ ...listQuery, userId: z.optional(wireNumber) }),
    response: z.looseObject({ pagination: paginated(backstageRequestSchema) }),
    assumed: 'that users may list their own, and whether `userId` or the filter `user_id` tells so',
  }),
  show: endpoint({
    method: 'GET',
    path: 'backstage-request/:id',
    response: z.looseObject({ request: backstageRequestSchema }),
  }),
  create: endpoint({
    method: 'POST',
    path: 'backstage-request',
    body: z.object({
      type: z.enum(backstageRequestTypes),
      artist_id: z.union([z.number(), z.literal(CURRENT_USER)], 'The artist field is required.'),
      artist_name: z.string().check(z.minLength(ARTIST_NAME_LENGTH, 'The artist name must be at least 3 characters.')),
      data: z.object({
        first_name: z.optional(z.string()),
        last_name: z.optional(z.string()),
        image: z.optional(z.nullable(z.string())),
        role: z.optional(z.string()),
        company: z.optional(z.string()),
        passport_scan_id: z.optional(z.nullable(z.number())),
      }),
    }),
    response: z.looseObject({ request: backstageRequestSchema }),
    assumed: 'which fields of `data` are optional',
  }),
  approve: endpoint({
    method: 'POST',
    path: 'backstage-request/:id/approve',
    body: z.object({ markArtistAsVerified: z.optional(z.boolean()), notes }),
    response: emptyResponse,
    assumed: UNDOCUMENTED,
  }),
  deny: endpoint({
    method: 'POST',
    path: 'backstage-request/:id/deny',
    body: z.object({ notes }),
    response: emptyResponse,
    assumed: UNDOCUMENTED,
  }),
}
