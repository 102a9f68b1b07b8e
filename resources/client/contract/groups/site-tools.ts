import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listOf, nameText, optionalText } from '../machinery/wire-values'

/** Maintenance of the installation (backend contract, section 7). */
export const siteTools = {
  /** Empties the server's cache, so that changed settings of the server take effect. */
  flushCache: endpoint({ method: 'POST', path: 'cache/flush', response: emptyResponse }),
  /** Replaces the list of pages for search engines. */
  generateSitemap: endpoint({ method: 'POST', path: 'sitemap/generate', isJob: true, response: emptyResponse }),
  /** Kinds of records that the search finds. */
  searchModels: endpoint({
    method: 'GET',
    path: 'admin/search/models',
    response: z.looseObject({ models: listOf(z.looseObject({ model: z.string(), name: nameText })) }),
  }),
  /** Fills the search index of one kind of records. */
  importSearchIndex: endpoint({
    method: 'POST',
    path: 'admin/search/import',
    isJob: true,
    body: z.object({
      /** `model` of {@link searchModels}. */
      model: z.string().check(z.minLength(1)),
      /** Search engine, as the setting `scout_driver` names it. */
      driver: z.string().check(z.minLength(1)),
    }),
    /** With the text that the command printed. */
    response: orEmpty(z.looseObject({ output: optionalText })),
    assumed: 'the names of the drivers, and whether the import has ended when the response comes',
  }),
}
