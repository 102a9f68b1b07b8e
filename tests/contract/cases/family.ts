import type { family } from '@/contract/family'
import { personas } from '@mock/scenarios/personas'
import { roles } from '@mock/scenarios/roles'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

const mockOnly = 'needs a family'
const emils = { email: 'emils@dziesma.test', password: 'dziesma2', first_name: 'Emīls', last_name: 'Vītols' }
const CHILD = personas.child.id

export const familyCases: Cases<typeof family> = {
  list: [
    {
      name: 'one’s profiles',
      as: 'parent',
      input: { query: { with: ['subscriptions', 'bans', 'lastLogin'] } },
      status: 200,
      mockOnly,
    },
    { name: 'the second page', as: 'parentAtCap', input: { query: { page: 2, perPage: 2 } }, status: 200, mockOnly },
    { name: 'a child', as: 'child', status: 200, mockOnly },
    { name: 'without the right', as: 'free', status: 403 },
    { name: 'nobody signed in', status: 401 },
  ],
  create: [
    { name: 'below the cap', as: 'parent', input: { body: emils }, status: 201, mockOnly },
    {
      name: 'all there is',
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
    { name: 'at the cap', as: 'parentAtCap', input: { body: emils }, status: 403, mockOnly },
    {
      name: 'a taken address',
      as: 'parent',
      input: { body: { ...emils, email: personas.free.email } },
      status: 422,
      mockOnly,
    },
    { name: 'no address', as: 'parent', input: { body: { ...emils, email: 'emīls' } }, status: 422, mockOnly },
    {
      name: 'too short a password',
      as: 'parent',
      input: { body: { ...emils, password: 'ab' } },
      status: 422,
      mockOnly,
    },
    {
      name: 'an administrator',
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
    { name: 'a child', as: 'child', input: { body: emils }, status: 403, mockOnly },
    { name: 'without the right', as: 'free', input: { body: emils }, status: 403, writes: true },
    { name: 'nobody signed in', input: { body: emils }, status: 401 },
  ],
  update: [
    {
      name: 'names and password',
      as: 'parent',
      input: { params: { id: CHILD }, body: { first_name: 'Elza', last_name: 'Ozola', password: 'dziesma3' } },
      status: 200,
      mockOnly,
    },
    {
      name: 'with no new password',
      as: 'parent',
      input: { params: { id: CHILD }, body: { password: '' } },
      status: 200,
      mockOnly,
    },
    {
      name: 'too short a name',
      as: 'parent',
      input: { params: { id: CHILD }, body: { first_name: 'E' } },
      status: 422,
      mockOnly,
    },
    {
      name: 'too short a password',
      as: 'parent',
      input: { params: { id: CHILD }, body: { password: 'ab' } },
      status: 422,
      mockOnly,
    },
    { name: 'somebody’s', as: 'parentAtCap', input: { params: { id: CHILD }, body: {} }, status: 403, mockOnly },
    { name: 'no such profile', as: 'parent', input: { params: { id: NO_ROW }, body: {} }, status: 404, mockOnly },
    { name: 'nobody signed in', input: { params: { id: CHILD }, body: {} }, status: 401 },
  ],
  remove: [
    { name: 'one’s only', as: 'parent', input: { params: { ids: CHILD } }, status: 200, mockOnly },
    { name: 'several', as: 'parentAtCap', input: { params: { ids: '13,14' } }, status: 200, mockOnly },
    {
      name: 'somebody’s among them',
      as: 'parentAtCap',
      input: { params: { ids: `13,${CHILD}` } },
      status: 403,
      mockOnly,
    },
    { name: 'no such profile', as: 'parent', input: { params: { ids: NO_ROW } }, status: 404, mockOnly },
    { name: 'nobody signed in', input: { params: { ids: NO_ROW } }, status: 401 },
  ],
}
