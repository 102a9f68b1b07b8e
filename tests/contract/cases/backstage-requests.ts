import { backstageRequests } from '@/contract/groups/backstage-requests'
import { CURRENT_USER } from '@/contract/shapes/music-body'
import { backstageRequests as documented } from '@mock/documented/groups/backstage-requests'
import { personas } from '@mock/state/seeds/personas'

import { groupCases, MISSING_ID } from '../case'
import { firstRow, searchFor } from '../first-row'
import {
  admin,
  adminRows,
  administratorsOnly,
  artistReads,
  readRefusals,
  reading,
  recordRefusals,
} from './administrator'
import { filtered } from './filtered'

/** Seeded requests: with a scanned document, for a new artist, and one that was approved. */
const [SCANNED, NEW_ARTIST, APPROVED] = [1, 2, 5]
const params = { id: SCANNED }

const newArtist = { type: 'become-artist', artist_id: CURRENT_USER, artist_name: 'Ziemas putni', data: {} } as const
const claim = { type: 'claim-artist', artist_id: 1, artist_name: 'Pūčulēns un draugi', data: {} } as const

/** A request cannot be deleted. */
const requester = { as: 'free', mockOnly: 'would leave a request on a live backend' } as const

/** Query of the requests of a user. */
const ofUser = (userId: number) => ({ ...filtered(['user_id', '=', userId]), userId })

export const backstageRequestCases = groupCases<typeof backstageRequests>(documented, {
  list: [
    {
      name: 'pending claims of a user',
      ...adminRows,
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
      ...reading,
      input: searchFor(backstageRequests.list, ({ artist_name }) => artist_name, {
        orderBy: 'status',
        orderDir: 'asc',
        paginate: 'lengthAware',
        perPage: 5,
      }),
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    {
      name: 'the caller’s own',
      ...artistReads,
      input: (_, { person }) => ({ query: ofUser(person('artist').id) }),
      status: 200,
      holds: ({ pagination: { items } }) => new Set(items.map(({ user }) => user?.id)).size <= 1,
    },
    {
      name: 'another user’s',
      ...artistReads,
      needs: ['artist', 'admin'],
      input: (_, { person }) => ({ query: ofUser(person('admin').id) }),
      status: 403,
    },
    ...administratorsOnly(),
  ],
  show: [
    {
      name: 'with the scanned document',
      ...adminRows,
      input: { params },
      status: 200,
      holds: ({ request: { data, artist } }) => Boolean(data?.passport_scan_entry?.url && data.first_name && artist),
    },
    {
      name: 'the caller’s own',
      ...artistReads,
      input: async (_, visit) => {
        const query = ofUser(visit.person('artist').id)
        return { params: { id: (await firstRow(visit, backstageRequests.list, { query })).id } }
      },
      status: 200,
    },
    ...readRefusals('request', { params }, { params: { id: MISSING_ID } }),
  ],
  create: [
    {
      name: 'a new artist',
      ...requester,
      input: {
        body: {
          ...newArtist,
          data: {
            first_name: 'Anna',
            last_name: 'Bērziņa',
            role: 'artist',
            company: 'Kokle',
            image: null,
            passport_scan_id: null,
          },
        },
      },
      status: 200,
      holds: ({ request: { status, artist_name } }) => status === 'pending' && artist_name === newArtist.artist_name,
    },
    {
      name: 'an existing artist',
      ...requester,
      input: { body: claim },
      status: 200,
      holds: ({ request }) => request.type === claim.type,
    },
    { name: 'an unknown artist', ...requester, input: { body: { ...claim, artist_id: MISSING_ID } }, status: 422 },
    {
      name: 'a document of another user',
      ...requester,
      input: { body: { ...claim, data: { passport_scan_id: MISSING_ID } } },
      status: 422,
    },
    { name: 'a name of two letters', as: 'free', input: { body: { ...newArtist, artist_name: 'Ai' } }, status: 422 },
    {
      name: 'without permission',
      as: 'child',
      mockOnly: requester.mockOnly,
      input: { body: newArtist },
      status: 403,
    },
    { name: 'signed out', input: { body: newArtist }, status: 401 },
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
