import { type DocumentedEndpoint, listParameters, optional, required, undocumentedResponse } from './documented'
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
const domain = {
  id: 1,
  host: 'dziesmas.test',
  global: true,
  resource_id: null,
  resource_type: null,
  user_id: 7,
  created_at: '2024-05-04T10:00:00.000000Z',
}
const domainFields = { host: required(), global: optional(), resource_id: optional(), resource_type: optional() }
const domainRight = (right: string) => ['signed in', `permission custom_domains.${right}`] as const

const requestRight = (right: string) => ['signed in', `permission backstageRequests.${right}`] as const

/** Backstage requests and custom domains (sections 6 and 7). */
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
  customDomains: {
    list: {
      call: 'GET custom-domain',
      source: '2.1, 7',
      query: listParameters,
      rights: domainRight('view'),
      responses: lists(domain),
      assumed: 'the permission',
    },
    create: {
      call: 'POST custom-domain',
      source: '7',
      body: domainFields,
      ...undocumentedResponse,
      rights: domainRight('create'),
    },
    update: {
      call: 'PUT custom-domain/:id',
      source: '7',
      body: domainFields,
      ...undocumentedResponse,
      rights: domainRight('update'),
    },
    remove: {
      call: 'DELETE custom-domain/:ids',
      source: '7',
      ...undocumentedResponse,
      rights: domainRight('delete'),
    },
    authorize: {
      call: 'POST secure/custom-domain/authorize/:action',
      source: '7',
      body: { host: required() },
      rights: domainRight('create'),
      responses: { 'address of the server': { serverIp: '203.0.113.7' } },
      assumed: 'the permission and the body',
    },
    validate: {
      call: 'POST secure/custom-domain/validate/2BrM45vvfS/api',
      source: '7',
      body: { host: required() },
      rights: ['signed in'],
      responses: { connected: { result: 'connected' } },
      refusals: ['422 failReason'],
    },
  },
} satisfies Rows
