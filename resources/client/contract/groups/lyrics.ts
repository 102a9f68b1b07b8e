import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { optionalNumber, optionalText as text, rowFlag } from '../machinery/wire-values'
import { trackSchema } from '../shapes/music'

const lyricRowSchema = z.looseObject({
  id: z.number(),
  /** Lines of synced lyrics start with `[mm:ss.xx]`. */
  text: z.string(),
  track_id: z.number(),
  is_synced: rowFlag,
  /** Milliseconds of the recording that the timestamps belong to. */
  duration: optionalNumber,
  /** Only with `with=track`. */
  track: z.optional(z.nullable(trackSchema)),
  created_at: text,
  updated_at: text,
})
/** Lyrics as administrators edit them, after parsing. */
export type LyricRow = z.output<typeof lyricRowSchema>

const lyricBody = z.object({
  text: z.string().check(z.refine((lines) => lines.trim() !== '', 'The text field is required.')),
  track_id: z.number('The track id field is required.'),
  is_synced: z.optional(z.boolean()),
  duration: z.optional(optionalNumber),
})

const lyricResponse = orEmpty(z.looseObject({ lyric: z.optional(lyricRowSchema) }))

/** Lyrics for administrators (backend contract, section 7); players use `tracks.lyrics`. */
export const lyrics = {
  list: endpoint({
    method: 'GET',
    path: 'lyrics',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(lyricRowSchema) }),
    assumed: 'only the fields of the writes are documented',
  }),
  create: endpoint({
    method: 'POST',
    path: 'lyrics',
    body: lyricBody,
    response: lyricResponse,
    assumed: 'that a track has at most one is not documented: 422 here for another',
  }),
  update: endpoint({ method: 'PUT', path: 'lyrics/:id', body: lyricBody, response: lyricResponse }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'lyrics/:ids', response: emptyResponse }),
}
