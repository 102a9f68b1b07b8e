import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { type DocumentedGroup, listParameters, permitted } from '../documented'
import { lists } from '../samples'

const email = {
  id: 1,
  from: 'pasts@music.test',
  to: 'anna@music.test',
  subject: 'Laipni lūdzam',
  status: 'sent',
  created_at: '2026-03-02T08:15:04.000000Z',
}
const body = { text: 'Sveika, Anna!', html: '<p>Sveika, Anna!</p>' }
const view = { rights: permitted(`${assumedPermissions.logs}.view`), assumed: 'the permission' } as const

export const outgoingEmails = {
  section: '7',
  rule: 'Outgoing emails come in pages; one comes as `logItem` with its `parsed_message`.',
  screens: ['admin: logs'],
  endpoints: {
    list: {
      call: 'GET logs/outgoing-email',
      source: '2.1, 7',
      query: listParameters,
      responses: lists(email),
      ...view,
      assumed: 'the permission and the filter `status`',
    },
    show: {
      call: 'GET logs/outgoing-email/:id',
      source: '7',
      responses: {
        message: { logItem: { ...email, parsed_message: { headers: { Subject: 'Laipni lūdzam' }, body } } },
        'no headers': { logItem: { ...email, parsed_message: { headers: [], body: { text: null, html: null } } } },
      },
      ...view,
      assumed: 'the permission and the shape of `headers`',
    },
    download: {
      call: 'GET logs/outgoing-email/:id/download',
      source: '7',
      responses: { file: undefined },
      ...view,
    },
    downloadAll: {
      call: 'GET logs/outgoing-email/download',
      source: '7',
      responses: { file: undefined },
      ...view,
    },
  },
} satisfies DocumentedGroup
