import { outgoingEmails } from '@/contract/groups/outgoing-emails'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { outgoingEmails as documented } from '../../documented/groups/outgoing-emails'
import { attachment } from '../../kit/attachment'
import { managedPage } from '../../rules/lists/managed-page'
import { emailFile, headersOf } from '../../rules/logs/email-file'
import { administrator } from '../../rules/permissions/administrator'
import { findRow } from '../../state/store/find-row'
import type { MockOutgoingEmail } from '../../state/store/log-rows'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

const withoutMessage = ({ text, html, ...email }: MockOutgoingEmail) => email

export const outgoingEmailHandlers = mockGroup(outgoingEmails, documented, {
  list: (request) => {
    const caller = administrator(callerOf(request), `${assumedPermissions.logs}.view`)
    return managedPage(caller, caller.db.outgoingEmails.all(), request.query, {
      table: 'outgoingEmails',
      readers: { status: ({ status }) => status },
      searched: ({ from, to, subject }) => [from, to, subject],
      present: withoutMessage,
    })
  },

  show: (request) => {
    const { db } = administrator(callerOf(request), `${assumedPermissions.logs}.view`)
    const email = findRow(db.outgoingEmails, request.params['id'], 'OutgoingEmailLogItem')
    const { text, html } = email
    return {
      logItem: { ...withoutMessage(email), parsed_message: { headers: headersOf(email), body: { text, html } } },
    }
  },

  download: (request) => {
    const { db } = administrator(callerOf(request), `${assumedPermissions.logs}.view`)
    const email = findRow(db.outgoingEmails, request.params['id'], 'OutgoingEmailLogItem')
    return attachment(emailFile(email), `${email.id}.eml`, 'message/rfc822')
  },

  downloadAll: (request) => {
    const { db } = administrator(callerOf(request), `${assumedPermissions.logs}.view`)
    return attachment(db.outgoingEmails.all().map(emailFile).join('\r\n'), 'outgoing-emails.log')
  },
})
