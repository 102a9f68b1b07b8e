import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { nameText, optionalNumber, optionalText as text, rowFlag } from '../machinery/wire-values'
import { profileSchema } from '../shapes/music'

const customDomainSchema = z.looseObject({
  id: z.number(),
  host: nameText,
  /** Whether every user may use it. */
  global: rowFlag,
  /** Record that the domain opens; null opens the site. */
  resource_id: optionalNumber,
  resource_type: text,
  user_id: optionalNumber,
  user: z.optional(z.nullable(profileSchema)),
  created_at: text,
  updated_at: text,
})
/** A custom domain after parsing. */
export type CustomDomain = z.output<typeof customDomainSchema>

const host = z.string().check(
  z.minLength(1, 'The host field is required.'),
  z.refine((value) => value === '' || /^[^\s.]+(\.[^\s.]+)+$/.test(value), 'The host must be a domain name.'),
)

const domainBody = z.object({
  host,
  global: z.optional(z.boolean()),
  resource_id: z.optional(z.nullable(z.number())),
  resource_type: z.optional(z.nullable(z.string())),
})
const domainResponse = orEmpty(z.looseObject({ domain: z.optional(customDomainSchema) }))

/** Reasons why a domain is not connected, in `failReason` of a 422. */
export const domainFailReasons = ['dnsNotSetup', 'serverNotConfigured'] as const

/** The site's other domains (backend contract, section 7); every call is 404 unless custom domains are enabled. */
export const customDomains = {
  list: endpoint({
    method: 'GET',
    path: 'custom-domain',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(customDomainSchema) }),
  }),
  create: endpoint({ method: 'POST', path: 'custom-domain', body: domainBody, response: domainResponse }),
  update: endpoint({ method: 'PUT', path: 'custom-domain/:id', body: domainBody, response: domainResponse }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'custom-domain/:ids', response: emptyResponse }),
  /** Returns the IP address that the domain must point to; `action` is `store` or `update`. */
  authorize: endpoint({
    method: 'POST',
    path: 'secure/custom-domain/authorize/:action',
    body: z.object({ host }),
    response: z.looseObject({ serverIp: z.string() }),
    assumed: 'the body is not documented',
  }),
  /** Checks that the domain points to this server; otherwise 422 with one of {@link domainFailReasons}. */
  validate: endpoint({
    method: 'POST',
    path: 'secure/custom-domain/validate/2BrM45vvfS/api',
    body: z.object({ host }),
    response: z.looseObject({ result: z.literal('connected') }),
  }),
}
