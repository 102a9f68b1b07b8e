import { makeUser } from '../factories/make-user'
import type { MockUser } from '../store/db'
import { personas } from './personas'
import { roles } from './roles'

/** Owner of the site's own playlists. */
export const EDITOR_ID = 50
const FIRST_LISTENER_ID = 51
const LISTENERS = 40

const FIRST_NAMES = ['Elīna', 'Roberts', 'Madara', 'Kārlis', 'Līga', 'Toms', 'Sintija', 'Artūrs', 'Una', 'Ņikita']
const LAST_NAMES = ['Āboliņa', 'Ķirsis', 'Šmite', 'Žagare']

type Person = { id: number; name: [first: string, last: string]; own?: Partial<MockUser> }

const person = ({ id, name: [first, last], own }: Person): MockUser =>
  makeUser({
    id,
    email: `user${id}@dziesma.test`,
    first_name: first,
    last_name: last,
    display_name: `${first} ${last}`,
    avatar: `storage/avatars/${id}.svg`,
    roles: [{ id: roles.users.id, name: roles.users.name }],
    // Bystanders cannot sign in: clients never send an empty password.
    password: '',
    ...own,
  })

const familyProfile = (id: number, first: string): MockUser =>
  person({
    id,
    name: [first, personas.parentAtCap.name[1]],
    own: { parent_id: personas.parentAtCap.id, roles: [{ id: roles.children.id, name: roles.children.name }] },
  })

const listener = (id: number, index: number): MockUser =>
  person({
    id,
    name: [
      FIRST_NAMES[index % FIRST_NAMES.length] ?? '',
      LAST_NAMES[Math.floor(index / FIRST_NAMES.length) % LAST_NAMES.length] ?? '',
    ],
  })

/** Ids of users who like and follow. */
export const listenerIds = Array.from({ length: LISTENERS }, (_, index) => FIRST_LISTENER_ID + index)

/** Users without a persona: the full family, the editors and the listeners. */
export const bystanders: MockUser[] = [
  familyProfile(13, 'Emīls'),
  familyProfile(14, 'Katrīna'),
  familyProfile(15, 'Gustavs'),
  person({ id: EDITOR_ID, name: ['Dziesmas', 'redakcija'] }),
  ...listenerIds.map(listener),
]
