import { makeUser } from '../factories/make-user'
import type { MockUser } from '../store/db'
import { roles } from './roles'

/** Password of all personas. */
export const PERSONA_PASSWORD = 'dziesma1'
/** Code in all verification mails. */
export const VERIFICATION_CODE = '123456'
/** Authenticator secret of the two-factor persona. */
export const TWO_FACTOR_SECRET = 'JBSWY3DPEHPK3PXP'
/** Recovery codes of the two-factor persona. */
export const RECOVERY_CODES = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `atgutkods${n}-dziesma20${n}`)

type RoleName = keyof typeof roles
type Sketch = {
  /** Null for the guest, who has no account. */
  id: number | null
  email: string | null
  name: [first: string, last: string]
  description: string
  /** Fields that differ from a plain account. */
  own?: () => Partial<MockUser>
}

const granted = (...names: RoleName[]): Pick<MockUser, 'roles'> => ({
  roles: names.map((name) => ({ id: roles[name].id, name: roles[name].name })),
})
/** Accounts to sign in with: fixed ids and email addresses, and one password. */
export const personas = {
  guest: { id: null, email: null, name: ['', ''], description: 'A visitor without an account' },
  admin: {
    id: 1,
    email: 'admin@dziesma.test',
    name: ['Ilze', 'Kalniņa'],
    description: 'Runs the site: every right, the admin area, the API',
    own: () => granted('users', 'administrators'),
  },
  artist: {
    id: 2,
    email: 'artist@dziesma.test',
    name: ['Raimonds', 'Ozols'],
    description: 'Publishes music through the backstage area',
    own: () => granted('users', 'artists'),
  },
  free: {
    id: 3,
    email: 'free@dziesma.test',
    name: ['Anna', 'Bērziņa'],
    description: 'Signed in without a paid plan',
  },
  unverified: {
    id: 4,
    email: 'unverified@dziesma.test',
    name: ['Jānis', 'Liepiņš'],
    description: `Has not confirmed the e-mail address; the mailed code is ${VERIFICATION_CODE}`,
    own: () => ({ email_verified_at: null }),
  },
  subscriber: {
    id: 5,
    email: 'subscriber@dziesma.test',
    name: ['Zane', 'Ozola'],
    description: 'Pays for a plan that is in force',
  },
  trialEnding: {
    id: 6,
    email: 'trial-ending@dziesma.test',
    name: ['Māris', 'Krūmiņš'],
    description: 'On a trial that ends in two days',
  },
  pastDue: {
    id: 7,
    email: 'past-due@dziesma.test',
    name: ['Inga', 'Eglīte'],
    description: 'The last payment failed three days ago; the subscription is not valid',
  },
  parent: {
    id: 8,
    email: 'parent@dziesma.test',
    name: ['Laura', 'Vītola'],
    description: 'May add three family profiles and has one',
  },
  parentAtCap: {
    id: 9,
    email: 'parent-at-cap@dziesma.test',
    name: ['Edgars', 'Siliņš'],
    description: 'May add three family profiles and has three',
  },
  child: {
    id: 10,
    email: 'child@dziesma.test',
    name: ['Elza', 'Vītola'],
    description: 'A family profile: sees the family panel, may not add to it',
    own: () => ({ ...granted('children'), parent_id: 8 }),
  },
  banned: {
    id: 11,
    email: 'banned@dziesma.test',
    name: ['Guntis', 'Zariņš'],
    description: 'Suspended: every call but signing out is refused',
    own: () => ({ bans: [{ comment: 'Atkārtoti lietošanas noteikumu pārkāpumi' }] }),
  },
  twoFactor: {
    id: 12,
    email: 'two-factor@dziesma.test',
    name: ['Dace', 'Pētersone'],
    description: `Signs in with a password and a code of the secret ${TWO_FACTOR_SECRET}`,
    own: () => ({ two_factor_confirmed_at: '2025-10-01T09:00:00.000000Z' }),
  },
  workspaceOwner: {
    id: 16,
    email: 'workspace-owner@dziesma.test',
    name: ['Kristīne', 'Apine'],
    description: 'Owns a workspace of three, with invitations that were not answered',
  },
  workspaceMember: {
    id: 17,
    email: 'workspace-member@dziesma.test',
    name: ['Andris', 'Priede'],
    description: 'Is a member of that workspace and owns another',
  },
  invited: {
    id: 18,
    email: 'invited@dziesma.test',
    name: ['Sanita', 'Egle'],
    description: 'Is invited to that workspace',
  },
  cancelled: {
    id: 19,
    email: 'cancelled@dziesma.test',
    name: ['Rūta', 'Lapsa'],
    description: 'Has cancelled the plan, which works for ten more days',
  },
  paypalSubscriber: {
    id: 20,
    email: 'paypal@dziesma.test',
    name: ['Oskars', 'Vanags'],
    description: 'Pays for a plan through PayPal',
  },
} satisfies Record<string, Sketch>

export type PersonaKey = keyof typeof personas

/** The personas' accounts. Their subscriptions are in `state/seeds/subscriptions.ts`. */
export const personaUsers = (): MockUser[] =>
  Object.values<Sketch>(personas).flatMap(({ id, email, name: [first, last], own }) => {
    if (id === null || email === null) return []
    return makeUser(granted('users'), {
      id,
      email,
      first_name: first,
      last_name: last,
      display_name: `${first} ${last}`,
      avatar: `storage/avatars/${id}.svg`,
      password: PERSONA_PASSWORD,
      verification_code: VERIFICATION_CODE,
      ...own?.(),
    })
  })
