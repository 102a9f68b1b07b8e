import type { backstageRequests } from '@/contract/groups/backstage-requests'
import { backstageRequests as documented } from '@mock/documented/groups/backstage-requests'
import { personas } from '@mock/state/seeds/personas'

import { groupCases } from '../case'
import { admin, administratorsOnly, recordRefusals } from './administrator'
import { filtered } from './filtered'

/** Seeded requests: with a scanned document, for a new artist, and one that was approved. */
const [SCANNED, NEW_ARTIST, APPROVED] = [1, 2, 5]
const params = { id: SCANNED }

export const backstageRequestCases = groupCases<typeof backstageRequests>(documented, {
  list: [
    {
      name: 'pending claims of a user',
      ...admin,
      input: {
        query: filtered(
          ['status', '=', 'pending'],
          ['type', '=', 'claim-artist'],
          ['user_id', '=', { id: personas.artist.id }],
        ),
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
    ...recordRefusals('request', { params }),
  ],
  approve: [
    {
      name: 'as verified, with notes',
      ...admin,
      input: { params: { id: NEW_ARTIST }, body: { markArtistAsVerified: true, notes: 'Laipni lūdzam!' } },
      status: 200,
    },
    { name: 'once more', ...admin, input: { params: { id: APPROVED }, body: {} }, status: 422 },
    ...recordRefusals('request', { params, body: {} }),
  ],
  deny: [
    { name: 'with notes', ...admin, input: { params, body: { notes: 'Dokuments nav salasāms.' } }, status: 200 },
    { name: 'after an approval', ...admin, input: { params: { id: APPROVED }, body: {} }, status: 422 },
    ...recordRefusals('request', { params, body: {} }),
  ],
})
