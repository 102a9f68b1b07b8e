import type { backstageRequests } from '@/contract/backstage-requests'
import { encodeFilters } from '@/contract/wire'
import { personas } from '@mock/scenarios/personas'

import { type Cases, MISSING_ID } from '../case'
import { admin, administratorsOnly } from './administrator'

/** Seeded requests: with a scanned document, for a new artist, and one that was approved. */
const [SCANNED, NEW_ARTIST, APPROVED] = [1, 2, 5]
const params = { id: SCANNED }
const missing = { params: { id: MISSING_ID }, body: {} }

export const backstageRequestCases: Cases<typeof backstageRequests> = {
  list: [
    {
      name: 'pending claims of a user',
      ...admin,
      input: {
        query: {
          filters: encodeFilters([
            { key: 'status', operator: '=', value: 'pending' },
            { key: 'type', operator: '=', value: 'claim-artist' },
            { key: 'user_id', operator: '=', value: { id: personas.artist.id } },
          ]),
        },
      },
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.length === 1 && items[0]?.status === 'pending' && items[0].user?.id === personas.artist.id,
    },
    {
      name: 'search results, by status',
      ...admin,
      input: { query: { query: 'putni', orderBy: 'status', orderDir: 'asc', paginate: 'lengthAware', perPage: 5 } },
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    ...administratorsOnly(),
  ],
  show: [
    {
      name: 'with the scanned document',
      ...admin,
      input: { params },
      status: 200,
      holds: ({ request: { data, artist } }) => Boolean(data?.passport_scan_entry?.url && data.first_name && artist),
    },
    { name: 'missing request', ...admin, input: { params: { id: MISSING_ID } }, status: 404 },
    ...administratorsOnly({ params }),
  ],
  approve: [
    {
      name: 'as verified, with notes',
      ...admin,
      input: { params: { id: NEW_ARTIST }, body: { markArtistAsVerified: true, notes: 'Laipni lūdzam!' } },
      status: 200,
    },
    { name: 'once more', ...admin, input: { params: { id: APPROVED }, body: {} }, status: 422 },
    { name: 'missing request', ...admin, input: missing, status: 404 },
    ...administratorsOnly({ params, body: {} }),
  ],
  deny: [
    { name: 'with notes', ...admin, input: { params, body: { notes: 'Dokuments nav salasāms.' } }, status: 200 },
    { name: 'after an approval', ...admin, input: { params: { id: APPROVED }, body: {} }, status: 422 },
    { name: 'missing request', ...admin, input: missing, status: 404 },
    ...administratorsOnly({ params, body: {} }),
  ],
}
