import { type DocumentedGroup, listParameters, optional, permitted, undocumentedResponse } from '../documented'
import { artist, eachUser, fileEntry, lists, users } from '../samples'

const request = {
  id: 1,
  type: 'claim-artist',
  status: 'pending',
  artist_id: 1,
  artist_name: 'Koklētāji',
  user: users['display_name and avatar'],
  artist,
  data: {
    first_name: 'Anna',
    last_name: 'Bērziņa',
    image: 'storage/backstage/1.png',
    role: 'manager',
    company: 'Kokle',
    passport_scan_id: 8,
    passport_scan_entry: fileEntry,
  },
  created_at: '2024-05-04T10:00:00.000000Z',
}

export const backstageRequests = {
  section: '6',
  rule: 'Requests come in pages with their `user`, `artist` and `data`; each is approved or denied once.',
  screens: ['admin: backstage requests'],
  endpoints: {
    list: {
      call: 'GET backstage-request',
      source: '2.1, 6, 7',
      query: listParameters,
      rights: permitted('backstageRequests.view'),
      responses: lists(request),
    },
    show: {
      call: 'GET backstage-request/:id',
      source: '6',
      rights: permitted('backstageRequests.view'),
      responses: {
        ...eachUser((user) => ({ request: { ...request, user } })),
        'without a document': { request: { ...request, artist: null, artist_id: null, data: { company: null } } },
      },
    },
    approve: {
      call: 'POST backstage-request/:id/approve',
      source: '6',
      body: { markArtistAsVerified: optional(), notes: optional() },
      ...undocumentedResponse,
      rights: permitted('backstageRequests.update'),
      assumed: 'the permission, the response, and that both fields are optional',
    },
    deny: {
      call: 'POST backstage-request/:id/deny',
      source: '6',
      body: { notes: optional() },
      ...undocumentedResponse,
      rights: permitted('backstageRequests.update'),
      assumed: 'the permission, the response, and that the notes are optional',
    },
  },
} satisfies DocumentedGroup
