import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import {
  type DocumentedGroup,
  listener,
  listParameters,
  optional,
  permitted,
  required,
  undocumentedResponse,
} from '../documented'
import { album, lists, track } from '../samples'

const tag = { id: 3, name: 'ziema', display_name: 'Ziema', type: 'default' }
const tagFields = { name: required(), display_name: optional(), type: optional() }

export const tags = {
  section: '5',
  rule: 'Tracks and albums of a tag come in simple pages.',
  screens: ['admin: genres, tags'],
  endpoints: {
    tracks: {
      call: 'GET tags/:name/tracks',
      source: '5',
      screens: ['tag, radio'],
      query: listParameters,
      ...listener,
      responses: lists(track),
    },
    albums: {
      call: 'GET tags/:name/albums',
      source: '5',
      screens: ['tag, radio'],
      query: listParameters,
      ...listener,
      responses: lists(album),
    },
    list: {
      call: 'GET tags',
      source: '2.1, 7',
      query: { ...listParameters, type: optional(), notType: optional() },
      rights: permitted(`${assumedPermissions.tags}.view`),
      responses: lists(tag),
      assumed: 'the permission',
    },
    create: {
      call: 'POST tags',
      source: '7',
      body: tagFields,
      ...undocumentedResponse,
      rights: permitted(`${assumedPermissions.tags}.create`),
    },
    update: {
      call: 'PUT tags/:id',
      source: '7',
      body: tagFields,
      ...undocumentedResponse,
      rights: permitted(`${assumedPermissions.tags}.update`),
    },
    remove: {
      call: 'DELETE tags/:ids',
      source: '7',
      ...undocumentedResponse,
      rights: permitted(`${assumedPermissions.tags}.delete`),
    },
  },
} satisfies DocumentedGroup
