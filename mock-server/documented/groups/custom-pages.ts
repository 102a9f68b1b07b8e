import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import {
  type DocumentedGroup,
  listParameters,
  optional,
  permitted,
  required,
  undocumentedResponse,
} from '../documented'
import { lists } from '../samples'

const customPage = { id: 9, title: 'Par mums', slug: 'par-mums', body: '<p>Sveiki!</p>', meta: [] }
const listedPage = { ...customPage, body: 'Sveiki!', type: 'default', user_id: 1, updated_at: '2024-05-04T10:00:00Z' }
const pageFields = { title: required(), slug: optional(), body: optional(), meta: optional(), 'meta.*': optional() }
const shownPage = { page: customPage, loader: 'customPage' }

export const customPages = {
  section: '7',
  rule: 'A custom page is found by id or slug, and comes with HTML in `body` and the tags of its head in `seo`; lists have plain text.',
  screens: ['admin: custom pages'],
  failsIn: 'resources/client/features/admin/site/custom-pages/custom-pages.test.tsx',
  endpoints: {
    list: {
      call: 'GET custom-pages',
      source: '2.1, 7',
      query: listParameters,
      rights: permitted(`${assumedPermissions.customPages}.view`),
      responses: lists(listedPage),
      assumed: 'the permission',
    },
    show: {
      call: 'GET custom-pages/:idOrSlug',
      source: '7 and 10, "seo"',
      loader: 'customPage',
      screens: ['custom pages', 'admin: custom pages'],
      rights: [],
      responses: {
        'seo as HTML': { ...shownPage, seo: '<title>Par mums</title>' },
        'seo as a list of A': { ...shownPage, seo: [{ nodeName: 'title', _text: 'Par mums' }] },
        'only the page of the spec': { page: { id: 9, slug: 'par-mums', title: 'Par mums', body: '' } },
        'head tags': { page: { ...customPage, meta: { title: 'Par Dziesmu', description: null, image: null } } },
      },
    },
    create: {
      call: 'POST custom-pages',
      source: '7',
      body: pageFields,
      rights: permitted(`${assumedPermissions.customPages}.create`),
      ...undocumentedResponse,
      refusals: ['422 title', '422 slug'],
      assumed: 'the permission, the response, the refusals and the keys of `meta`',
    },
    update: {
      call: 'PUT custom-pages/:id',
      source: '7',
      body: pageFields,
      rights: permitted(`${assumedPermissions.customPages}.update`),
      ...undocumentedResponse,
      refusals: ['422 title', '422 slug'],
      assumed: 'the permission, the response, the refusals and the keys of `meta`',
    },
    remove: {
      call: 'DELETE custom-pages/:ids',
      source: 'spec 7',
      rights: permitted(`${assumedPermissions.customPages}.delete`),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
  },
} satisfies DocumentedGroup
