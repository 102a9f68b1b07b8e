import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { nameText, optionalText as text } from './wire-values'

const customPageSchema = z.looseObject({
  id: z.number(),
  slug: text,
  title: z._default(z.nullable(nameText), ''),
  /** Untrusted HTML. */
  body: z._default(z.nullable(z.string()), ''),
  /** Settings of the page's editor; the client uses none. */
  meta: z.optional(z.unknown()),
})
/** A page that an administrator wrote, after parsing. */
export type CustomPage = z.output<typeof customPageSchema>

/** Custom pages (spec, sections 3 and 7; backend contract, section 7). */
export const customPages = {
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
}
