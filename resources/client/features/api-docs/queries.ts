import { queryOptions } from '@tanstack/react-query'
import url from 'virtual:api-document'

import { readDocument } from './document/read-document'

/** The API's document, which is a file of the bundle. */
export const apiDocument = queryOptions({
  queryKey: ['api-document'],
  queryFn: async ({ signal }) => {
    // oxlint-disable-next-line no-restricted-globals -- a file of the bundle, not a call of the API
    const response = await fetch(url, { signal, credentials: 'same-origin' })
    if (!response.ok) throw new Error(`The API document responded with ${response.status}`)
    return readDocument(await response.json())
  },
  staleTime: Infinity,
})
