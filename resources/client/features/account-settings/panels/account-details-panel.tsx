import type { Account } from '@/contract/account'
import { AccountAvatar } from '@/core/shared/avatar/account-avatar'

import { NameForm } from '../components/name-form'

/** Panel for the name and the avatar. */
export function AccountDetailsPanel({ account }: { account: Account }) {
  return (
    <div className="flex flex-col gap-6">
      <AccountAvatar account={account} />
      <NameForm account={account} />
    </div>
  )
}
