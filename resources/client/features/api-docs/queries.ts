import { queryOptions } from '@tanstack/react-query'

import { readDocument } from './document/read-document'

/** Loads the API's document, in an object so that tests can replace it. */
export const documentSource = { load: () => import('virtual:api-document') }

/** The API's document, which is a chunk of the bundle. */
export const apiDocument = queryOptions({
  queryKey: ['api-document'],
  queryFn: async () => readDocument((await documentSource.load()).default),
  staleTime: Infinity,
})
