import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { nameText, optionalText, orEmptyMap } from '../machinery/wire-values'

/** States of an email: not sent yet, sent, or refused by the mail server. */
export const emailStatuses = ['no-sent', 'sent', 'error'] as const

/** One or several addresses; a list becomes one text. */
const addresses = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
  z.transform((value) => (Array.isArray(value) ? value.join(', ') : (value ?? ''))),
)

const emailShape = {
  id: z.number(),
  from: addresses,
  to: addresses,
  subject: z._default(z.nullable(nameText), null),
  /** One of {@link emailStatuses}. */
  status: z.string(),
  created_at: optionalText,
}
const outgoingEmailSchema = z.looseObject(emailShape)
/** A row of the log of emails after parsing. */
export type OutgoingEmail = z.output<typeof outgoingEmailSchema>

const emailMessageSchema = z.looseObject({
  ...emailShape,
  parsed_message: z.optional(
    z.nullable(
      z.looseObject({
        headers: orEmptyMap(addresses),
        body: z.optional(z.nullable(z.looseObject({ text: optionalText, html: optionalText }))),
      }),
    ),
  ),
})
/** An email with its message after parsing. */
export type EmailMessage = z.output<typeof emailMessageSchema>

/** Emails that the server has sent, or tried to send (backend contract, section 7). */
export const outgoingEmails = {
  list: endpoint({
    method: 'GET',
    path: 'logs/outgoing-email',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(outgoingEmailSchema) }),
    assumed: 'the filter `status`',
  }),
  show: endpoint({
    method: 'GET',
    path: 'logs/outgoing-email/:id',
    response: z.looseObject({ logItem: emailMessageSchema }),
    assumed: 'the shape of `headers`: values by name',
  }),
  /** Downloads one email as `.eml`. */
  download: endpoint({
    method: 'GET',
    path: 'logs/outgoing-email/:id/download',
    response: z.unknown(),
    file: true,
  }),
  /** Downloads the whole log. */
  downloadAll: endpoint({
    method: 'GET',
    path: 'logs/outgoing-email/download',
    response: z.unknown(),
    file: true,
  }),
}
