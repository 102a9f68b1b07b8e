import { VERSION } from '../version'
import { buildDocument } from './document'

/**
 * The document that a site's own API documentation shows, as JSON. Without examples, which are data of the mock; the
 * reader adds the site's name and URL.
 */
export const siteDocument = (): string =>
  JSON.stringify({
    ...buildDocument(VERSION, {}, { notesAssumptions: false }),
    info: { title: 'API', version: VERSION },
  })
