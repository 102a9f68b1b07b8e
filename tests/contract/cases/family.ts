import type { family } from '@/contract/groups/family'
import { family as documented } from '@mock/documented/groups/family'
import { personas } from '@mock/state/seeds/personas'
import { roles } from '@mock/state/seeds/roles'

import { groupCases, MISSING_ID } from '../case'

const mockOnly = 'would change a family'
const emils = { email: 'emils@dziesma.test', password: 'dziesma2', first_name: 'Emīls', last_name: 'Vītols' }
const CHILD = personas.child.id

export const familyCases = groupCases<typeof family>(documented, {
  list: [
    {
      name: 'own profiles',
      as: 'parent',
      needs: ['parent'],
      input: { query: { with: ['subscriptions', 'bans', 'lastLogin'] } },
      status: 200,
    },
    {
      name: 'the second page',
      as: 'parentAtCap',
      needs: ['parentAtCap'],
      input: { query: { page: 2, perPage: 2 } },
      status: 200,
    },
    { name: 'as a child', as: 'child', needs: ['child'], status: 200 },
    { name: 'without permission', as: 'free', lacks: 'family.open', status: 403 },
    { name: 'signed out', status: 401 },
  ],
  create: [
    { name: 'below the cap', as: 'parent', input: { body: emils }, status: 201, mockOnly },
    {
      name: 'every field',
      as: 'parent',
      input: {
        body: {
          ...emils,
          avatar: 'storage/avatars/8.svg',
          email_verified_at: true,
          roles: [roles.children.id],
          parent_id: personas.parent.id,
        },
      },
      status: 201,
      mockOnly,
    },
    {
      name: 'at the cap',
      as: 'parentAtCap',
      needs: ['parentAtCap'],
      input: { body: emils },
      status: 403,
      writes: true,
    },
    {
      name: 'email address in use',
      as: 'parent',
      needs: ['parent'],
      input: (_, { person }) => ({ body: { ...emils, email: person('parent').email } }),
      status: 422,
      writes: true,
    },
    {
      name: 'invalid email address',
      as: 'parent',
      needs: ['parent'],
      input: { body: { ...emils, email: 'emīls' } },
      status: 422,
      writes: true,
    },
    {
      name: 'password too short',
      as: 'parent',
      needs: ['parent'],
      input: { body: { ...emils, password: 'ab' } },
      status: 422,
      writes: true,
    },
    {
      name: 'as an administrator',
      as: 'parent',
      input: { body: { ...emils, roles: [roles.administrators.id] } },
      status: 422,
      mockOnly,
    },
    {
      name: 'into another family',
      as: 'parent',
      input: { body: { ...emils, parent_id: personas.parentAtCap.id } },
      status: 403,
      mockOnly,
    },
    { name: 'as a child', as: 'child', needs: ['child'], input: { body: emils }, status: 403, writes: true },
    { name: 'without permission', as: 'free', lacks: 'family.add', input: { body: emils }, status: 403, writes: true },
    { name: 'signed out', input: { body: emils }, status: 401 },
  ],
  update: [
    {
      name: 'every field',
      as: 'parent',
      input: {
        params: { id: CHILD },
        body: {
          first_name: 'Elza',
          last_name: 'Ozola',
          password: 'dziesma3',
          avatar: 'storage/avatars/8.svg',
          email_verified_at: true,
          roles: [roles.children.id],
        },
      },
      status: 200,
      mockOnly,
    },
    {
      name: 'without a new password',
      as: 'parent',
      input: { params: { id: CHILD }, body: { password: '' } },
      status: 200,
      mockOnly,
    },
    {
      name: 'name too short',
      as: 'parent',
      input: { params: { id: CHILD }, body: { first_name: 'E' } },
      status: 422,
      mockOnly,
    },
    {
      name: 'password too short',
      as: 'parent',
      input: { params: { id: CHILD }, body: { password: 'ab' } },
      status: 422,
      mockOnly,
    },
    {
      name: 'another user’s profile',
      as: 'parentAtCap',
      needs: ['parentAtCap', 'child'],
      input: (_, { person }) => ({ params: { id: person('child').id }, body: {} }),
      status: 403,
      writes: true,
    },
    {
      name: 'missing profile',
      as: 'parent',
      needs: ['parent'],
      input: { params: { id: MISSING_ID }, body: {} },
      status: 404,
      writes: true,
    },
    { name: 'signed out', input: { params: { id: CHILD }, body: {} }, status: 401 },
  ],
  remove: [
    { name: 'the only profile', as: 'parent', input: { params: { ids: CHILD } }, status: 200, mockOnly },
    { name: 'several ids', as: 'parentAtCap', input: { params: { ids: '13,14' } }, status: 200, mockOnly },
    {
      name: 'including another user’s profile',
      as: 'parentAtCap',
      input: { params: { ids: `13,${CHILD}` } },
      status: 403,
      mockOnly,
    },
    {
      name: 'missing profile',
      as: 'parent',
      needs: ['parent'],
      input: { params: { ids: MISSING_ID } },
      status: 404,
      writes: true,
    },
    { name: 'signed out', input: { params: { ids: MISSING_ID } }, status: 401 },
  ],
})
