import { type DocumentedEndpoint, listParameters, optional, undocumentedResponse } from './documented'
import { artist, eachUser, fileEntry, lists, users } from './samples'

type Rows = Record<string, Record<string, DocumentedEndpoint>>

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
const requestRight = (right: string) => ['signed in', `permission backstageRequests.${right}`] as const

/** Requests that administrators decide (section 6). */
export const moderationRows = {
  backstageRequests: {
    list: {
      call: 'GET backstage-request',
      source: '2.1, 6, 7',
      query: listParameters,
      rights: requestRight('view'),
      responses: lists(request),
    },
    show: {
      call: 'GET backstage-request/:id',
      source: '6',
      rights: requestRight('view'),
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
      rights: requestRight('update'),
      assumed: 'the permission, the response, and that both fields are optional',
    },
    deny: {
      call: 'POST backstage-request/:id/deny',
      source: '6',
      body: { notes: optional() },
      ...undocumentedResponse,
      rights: requestRight('update'),
      assumed: 'the permission, the response, and that the notes are optional',
    },
  },
} satisfies Rows
