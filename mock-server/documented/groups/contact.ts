import { type DocumentedGroup, empty, required } from '../documented'

export const contact = {
  section: '7',
  rule: 'The contact form requires a `name` of 5 and a `message` of 10 characters, and responds with an empty body.',
  screens: ['contact'],
  endpoints: {
    send: {
      call: 'POST contact-page',
      source: '7; spec 7',
      body: { name: required(), email: required(), message: required() },
      rights: [],
      responses: empty,
      refusals: ['404 disabled', '422 invalid fields'],
    },
  },
} satisfies DocumentedGroup
