import type { MockFile } from '../store/file-rows'
import type { MockBackstageRequest } from '../store/moderation-rows'
import { listenerIds } from './people'
import { personas } from './personas'

const SENT_AT = '2026-10-01T09:00:00.000000Z'

/** Ids of scanned documents, away from those of uploads. */
const FIRST_SCAN_ID = 9001

const drawing = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 300"><rect width="420" height="300" fill="#f4efe6"/>',
    '<rect x="30" y="70" width="110" height="140" fill="#c9bfae"/><g font-family="sans-serif" fill="#4a4438">',
    '<text x="30" y="45" font-size="24">PASE / PASSPORT</text><text x="165" y="110" font-size="18">PARAUGS</text>',
    '<text x="30" y="260" font-size="16">P&lt;LVAPARAUGS&lt;&lt;PARAUGS&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text></g></svg>',
  ],
  { type: 'image/svg+xml' },
)

/** Scanned documents of the requests. */
export const scans: readonly MockFile[] = [
  {
    id: FIRST_SCAN_ID,
    name: 'pase.svg',
    file_name: 'scan-1',
    mime: 'image/svg+xml',
    extension: 'svg',
    file_size: drawing.size,
    type: 'image',
    disk: 'uploads',
    disk_prefix: null,
    parent_id: null,
    owner_id: personas.artist.id,
    workspace_id: null,
    created_at: SENT_AT,
    content: drawing,
  },
]

const request = (own: Pick<MockBackstageRequest, 'id' | 'type' | 'artist_name'> & Partial<MockBackstageRequest>) => ({
  user_id: listenerIds[own.id] ?? 0,
  status: 'pending' as const,
  artist_id: null,
  first_name: 'Elīna',
  last_name: 'Šmite',
  image: null,
  role: 'artist',
  company: null,
  scan_id: null,
  notes: null,
  created_at: SENT_AT,
  updated_at: SENT_AT,
  ...own,
})

/** A pending request of each type, and one with each decision. */
export const backstageRequests: readonly MockBackstageRequest[] = [
  request({
    id: 1,
    type: 'claim-artist',
    user_id: personas.artist.id,
    artist_id: 1,
    artist_name: 'Pūčulēns un draugi',
    first_name: 'Raimonds',
    last_name: 'Ozols',
    image: `storage/avatars/${personas.artist.id}.svg`,
    role: 'manager',
    company: 'Ozols un partneri',
    scan_id: FIRST_SCAN_ID,
  }),
  request({ id: 2, type: 'become-artist', artist_name: 'Ziemas putni' }),
  request({ id: 3, type: 'verify-artist', artist_id: 2, artist_name: 'Kokles putni' }),
  request({ id: 4, type: 'become-artist', artist_name: 'Lietus lāses', status: 'denied', notes: 'Nav skaņdarbu.' }),
  request({ id: 5, type: 'claim-artist', artist_id: 3, artist_name: 'The Paper Boats', status: 'approved' }),
]
