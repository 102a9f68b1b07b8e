// Separate chunk: loaded with the list.
import type { Account } from '@/contract/groups/accounts'
import { listEditing } from '@/core/shared/records/editing/list-editing'
import type { ListTools } from '@/core/shared/records/resource'

import { setVerified } from './changes/queries'
import { userSource } from './queries'
import { userBulkActions } from './user-bulk-actions'

/** Actions on selected users, and the flag that the list edits. */
export const userTools: ListTools<Account> = {
  bulkActions: userBulkActions,
  editing: listEditing(userSource, (t) => [
    {
      kind: 'switch',
      column: 'email_verified_at',
      field: 'email_verified_at',
      label: (name) => t('Email verified: :name', { name }),
      of: ({ email_verified_at }) => Boolean(email_verified_at),
      save: ({ id }, isVerified) => setVerified(id, isVerified),
    },
  ]),
}
