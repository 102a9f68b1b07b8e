import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { nameText, optionalNumber, optionalText as text } from '../machinery/wire-values'

const MAX_TITLE_LENGTH = 250

const metaSchema = z.looseObject({ title: text, description: text, image: text })

const customPageSchema = z.looseObject({
  id: z.number(),
  slug: text,
  title: z._default(z.nullable(nameText), ''),
  /** Untrusted HTML; in a list plain text, cut to 100 characters. */
  body: z._default(z.nullable(z.string()), ''),
  /** Tags of the page's head that replace those made from its title and body, or PHP's empty list; `image` is a URL. */
  meta: z.pipe(
    z.optional(z.nullable(z.union([metaSchema, z.array(z.unknown()).check(z.maxLength(0))]))),
    z.transform((meta): z.output<typeof metaSchema> => (!meta || Array.isArray(meta) ? {} : meta)),
  ),
  type: text,
  user_id: optionalNumber,
  created_at: text,
  updated_at: text,
})
/** A page that an administrator wrote, after parsing. */
export type CustomPage = z.output<typeof customPageSchema>

const pageBody = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'The title field is required.'),
      z.maxLength(MAX_TITLE_LENGTH, 'The title may not be greater than 250 characters.'),
    ),
  /** Made from the title if empty. */
  slug: z.optional(
    z.nullable(z.string().check(z.refine((slug) => !/^\d+$/.test(slug), 'The slug must contain a letter.'))),
  ),
  body: z.optional(z.nullable(z.string())),
  meta: z.optional(
    z.looseObject({
      title: z.optional(z.nullable(z.string())),
      description: z.optional(z.nullable(z.string())),
      image: z.optional(z.nullable(z.string())),
    }),
  ),
})
const pageResponse = orEmpty(z.looseObject({ page: z.optional(customPageSchema) }))

/** Custom pages (spec, sections 3 and 7; backend contract, section 7). */
export const customPages = {
  list: endpoint({
    method: 'GET',
    path: 'custom-pages',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(customPageSchema) }),
  }),
  show: endpoint({
    method: 'GET',
    path: 'custom-pages/:idOrSlug',
    response: z.looseObject({
      page: customPageSchema,
      loader: z.optional(z.string()),
      /** Tags of the page's head: HTML, or a list in release A. */
      seo: z.optional(z.unknown()),
      /** In data embedded in a page: the server has rendered the tags there. */
      set_seo: z.optional(z.unknown()),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: 'custom-pages',
    body: pageBody,
    response: pageResponse,
    assumed: 'the response, the validation rules and the keys of `meta` are not documented',
  }),
  update: endpoint({
    method: 'PUT',
    path: 'custom-pages/:id',
    body: pageBody,
    response: pageResponse,
    assumed: 'the response, the validation rules and the keys of `meta` are not documented',
  }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'custom-pages/:ids', response: emptyResponse }),
}
