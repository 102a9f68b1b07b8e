import { contact } from '@/contract/groups/contact'
import { HttpStatus } from '@/contract/machinery/http-status'

import { contact as documented } from '../../documented/groups/contact'
import { MockFailure } from '../../kit/mock-failure'
import { contactMail } from '../../rules/notifications/mails'
import { mockGroup } from '../pipeline/mock-group'

export const contactHandlers = mockGroup(contact, documented, {
  send: ({ world: { db, outbox }, body }) => {
    if (db.settings.mail?.disable_contact_page) throw new MockFailure(HttpStatus.NotFound, { message: 'Not Found' })
    outbox.send(contactMail(body, db.settings.mail?.contact_page_address))
    return undefined
  },
})
