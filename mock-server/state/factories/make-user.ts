import { NO_CARD } from '../store/billing-rows'
import type { MockUser } from '../store/db'
import { factory } from './factory'

const LONG_AGO = '2025-09-01T09:00:00.000000Z'

/** Has no user permissions; roles add them. */
export const makeUser = factory(
  (sequence): MockUser => ({
    id: sequence,
    email: `user${sequence}@dziesma.test`,
    first_name: 'Anna',
    last_name: 'Liepa',
    display_name: 'Anna Liepa',
    avatar: `storage/avatars/${sequence}.svg`,
    language: null,
    country: 'lv',
    timezone: 'Europe/Riga',
    roles: [],
    permissions: [],
    bans: [],
    email_verified_at: LONG_AGO,
    created_at: LONG_AGO,
    last_login_at: LONG_AGO,
    parent_id: null,
    two_factor_confirmed_at: null,
    password: 'dziesma1',
    verification_code: '123456',
    ...NO_CARD,
    model_type: 'user',
  }),
  {
    unverified: { email_verified_at: null },
    banned: { bans: [{ comment: 'Atkārtoti lietošanas noteikumu pārkāpumi' }] },
    twoFactor: { two_factor_confirmed_at: LONG_AGO },
    admin: { permissions: [{ name: 'admin', restrictions: [] }] },
    child: { parent_id: 1, permissions: [{ name: 'family.open', restrictions: [] }] },
  },
)
