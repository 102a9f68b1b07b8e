import type { Seed } from '../store/db'
import { personas, RECOVERY_CODES, TWO_FACTOR_SECRET } from './personas'

/** Sign-in data of persona accounts beyond the user row. */
export const accounts: Pick<Seed, 'twoFactors' | 'accessTokens' | 'socialProfiles'> = {
  twoFactors: [{ id: personas.twoFactor.id, secret: TWO_FACTOR_SECRET, recovery_codes: RECOVERY_CODES, spent: [] }],
  accessTokens: [
    {
      id: 1,
      user_id: personas.admin.id,
      name: 'Radio player',
      secret: null,
      last_used_at: '2026-10-12T07:30:00.000000Z',
      created_at: '2026-03-02T10:00:00.000000Z',
    },
  ],
  socialProfiles: [
    {
      id: 1,
      user_id: personas.subscriber.id,
      service_name: 'google',
      user_service_id: `google:${personas.subscriber.email}`,
      username: personas.subscriber.name.join(' '),
    },
  ],
}
