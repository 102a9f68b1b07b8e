import {
  type DocumentedGroup,
  listParameters,
  optional,
  permitted,
  required,
  signedIn,
  undocumentedResponse,
} from '../documented'
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

/** A request of someone who has neither an artist nor a document yet. */
const newcomer = {
  ...request,
  artist_id: null,
  artist: null,
  data: { ...request.data, image: null, company: null, passport_scan_id: null, passport_scan_entry: undefined },
}

export const backstageRequests = {
  section: '6',
  rule: 'Requests come in pages with their `user`, `artist` and `data`; each is approved or denied once; a name of an artist has at least three characters.',
  screens: ['admin: backstage requests'],
  endpoints: {
    list: {
      call: 'GET backstage-request',
      source: '2.1, 6, 7',
      query: listParameters,
      ...signedIn,
      responses: lists(request, newcomer),
      refusals: ['403 requests of others without backstageRequests.view'],
      assumed: 'that users may list their own, and that they name themselves by both `userId` and the filter `user_id`',
    },
    show: {
      call: 'GET backstage-request/:id',
      source: '6',
      ...signedIn,
      refusals: ['403 a request of another user without backstageRequests.view'],
      assumed: 'that users may see their own',
      responses: {
        ...eachUser((user) => ({ request: { ...request, user } })),
        'of a newcomer': { request: newcomer },
      },
    },
    create: {
      call: 'POST backstage-request',
      source: '5, "Permissions used"; 6',
      screens: ['backstage'],
      body: {
        type: required('become-artist', 'verify-artist', 'claim-artist'),
        artist_id: required(),
        artist_name: required(),
        data: required(),
        'data.first_name': optional(),
        'data.last_name': optional(),
        'data.image': optional(),
        'data.role': optional(),
        'data.company': optional(),
        'data.passport_scan_id': optional(),
      },
      rights: permitted('backstageRequests.create'),
      responses: {
        request: { request },
        'of a newcomer': { request: newcomer },
        'without relations': { request: { ...request, user: undefined, artist: undefined } },
      },
      refusals: ['422 artist_name'],
      assumed: 'which fields of `data` are optional',
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
