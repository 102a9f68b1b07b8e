import { managedUsers } from '@/contract/groups/managed-users'
import { call } from '@/core/platform/api/call'

import { banEndpoint, unbanEndpoint } from '../queries'

/** Marks a user's email address as verified or not; lists are not refetched. Throws ApiError. */
export const setVerified = (id: number, isVerified: boolean) =>
  call(managedUsers.update, { params: { id }, body: { email_verified_at: isVerified } })

/** Requests that change a user, for several in turn; lists are not refetched. Each throws ApiError. */
export const userChanges = {
  suspend: (id: number) => call(banEndpoint(), { params: { id }, body: { permanent: true } }),
  liftSuspension: (id: number) => call(unbanEndpoint(), { params: { id } }),
  verify: (id: number) => setVerified(id, true),
}
