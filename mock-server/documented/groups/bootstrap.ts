import { eachGuest, eachMember } from '../bootstrap-data'
import { type DocumentedGroup } from '../documented'

const wrap = (data: string) => ({ data, status: 'success' })

export const bootstrap = {
  section: '1.3',
  rule: 'The response holds the bootstrap data in `data`, as a JSON string or base64 of JSON.',
  screens: ['every page', 'suspended account', 'checkout, change of plan'],
  endpoints: {
    get: {
      call: 'GET bootstrap-data',
      source: '1.3, 1.4',
      rights: [],
      bootstrapIn: 'data',
      responses: { ...eachGuest(wrap), ...eachMember(wrap) },
    },
  },
} satisfies DocumentedGroup
