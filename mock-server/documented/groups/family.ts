import {
  type DocumentedGroup,
  listParameters,
  optional,
  permitted,
  required,
  undocumentedResponse,
} from '../documented'
import { userFields } from '../fields'
import { eachAccount, userLists, users } from '../samples'

export const family = {
  section: '3.3',
  rule: 'Family profiles are listed with their `total_count`, and limited by the permission `family.add`.',
  screens: ['family profiles (panel, new, edit)'],
  endpoints: {
    list: {
      call: 'GET family-users',
      source: 'spec 6, 7',
      screens: ['family profiles (panel, new, edit)', "“Who's listening?”"],
      query: listParameters,
      rights: permitted('family.open'),
      responses: { 'total_count only': { total_count: 2 }, ...userLists },
      assumed: 'the list beside total_count',
    },
    create: {
      call: 'POST family-users',
      source: 'spec 6, 7',
      body: { ...userFields, email: required(), password: required(), parent_id: optional() },
      rights: permitted('family.add'),
      responses: { '201 account': { user: users['name and image'] }, ...eachAccount },
      assumed: 'the response with its status, and which fields are required',
    },
    update: {
      call: 'PUT family-users/:id',
      source: 'spec 6, 7',
      body: userFields,
      rights: permitted('family.add'),
      ...undocumentedResponse,
    },
    remove: {
      call: 'DELETE family-users/:ids',
      source: 'spec 7, "DELETE {endpoint}/{ids}"',
      inferred: true,
      rights: permitted('family.add'),
      ...undocumentedResponse,
    },
  },
} satisfies DocumentedGroup
