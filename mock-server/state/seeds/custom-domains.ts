import type { MockCustomDomain } from '../store/moderation-rows'
import { personas } from './personas'

const CREATED = '2026-03-01T08:00:00.000000Z'

const domain = (id: number, host: string, own: Partial<MockCustomDomain> = {}): MockCustomDomain => ({
  id,
  host,
  global: false,
  resource_id: null,
  resource_type: null,
  user_id: personas.admin.id,
  created_at: CREATED,
  updated_at: CREATED,
  ...own,
})

/** A connected domain of the site, and one of an artist that does not point here yet. */
export const customDomains: readonly MockCustomDomain[] = [
  domain(1, 'dziesmas.ready.test', { global: true }),
  domain(2, 'koris.example.test', { user_id: personas.artist.id, resource_id: 1, resource_type: 'artist' }),
]
