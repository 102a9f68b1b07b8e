import { type DocumentedGroup, optional, permitted } from '../documented'

const [model, ...others] = ['user', 'artist', 'album', 'track', 'playlist', 'genre', 'channel', 'role'].map(
  (model_type) => ({ id: 7, name: 'Anna', description: null, image: null, model_type }),
)

export const normalizedModels = {
  section: '7',
  rule: 'Records of a type are found by name in `results`, at most 15; one comes in `model`.',
  screens: [
    'admin (overview, command palette)',
    'admin: roles',
    'admin: upload',
    'admin: lyrics',
    'admin: comments',
    'admin: backstage requests',
    'admin: subscriptions',
    'admin: domains',
    'admin: custom pages',
    'admin: files',
    'admin: appearance',
  ],
  endpoints: {
    list: {
      call: 'GET normalized-models/:type',
      source: '7; trap 31',
      query: { query: optional(), with: optional() },
      rights: permitted('admin.access'),
      responses: { results: { results: [model, ...others] }, none: { results: [] } },
      assumed: 'the permission',
    },
    show: {
      call: 'GET normalized-models/:type/:id',
      source: '7; trap 31',
      screens: ['admin: subscriptions', 'admin: appearance'],
      query: { with: optional() },
      rights: permitted('admin.access'),
      responses: { model: { model } },
      assumed: 'the permission',
    },
  },
} satisfies DocumentedGroup
