import { type Account, accounts } from '@/contract/groups/accounts'
import { gateways } from '@/contract/groups/gateways'
import { invoices } from '@/contract/groups/invoices'
import { subscriptions } from '@/contract/groups/subscriptions'
import { isGone, isUncertain } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { query, refetchQuietly } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { translate } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

export type { Account } from '@/contract/groups/accounts'
export type { Invoice } from '@/contract/groups/invoices'
export { TRIAL_CURRENCY } from '@/contract/groups/products'

/** Queries for the billing screen. */
export const billingQueries = {
  /** The account with its subscriptions and its card. */
  account: query(accounts.me, { query: { with: ['subscriptions'] } }),
  /** The user's invoices. The server's 404 for a user without a subscription is an empty list. */
  invoices: (userId: number) => {
    const input = { query: { userId } }
    return {
      ...query(invoices.list, input),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(invoices.list, input, { signal }).catch((error: unknown) => {
          if (isGone(error)) return { invoices: [] }
          throw error
        }),
    }
  },
}

export const cancelSubscription = (id: number) =>
  call(subscriptions.cancel, { params: { id }, body: { delete: false } })

export const resumeSubscription = (id: number) => call(subscriptions.resume, { params: { id } })

/** Asks the server for a Stripe setup intent; returns its client secret. */
export const createSetupIntent = async (): Promise<string> => (await call(gateways.createSetupIntent)).clientSecret

export const setDefaultCard = (paymentMethodId: string) =>
  call(gateways.changeDefaultPaymentMethod, { body: { payment_method_id: paymentMethodId } })

/**
 * Sends a change of the user's billing, and refetches everything that depends on it. After a lost response, `isApplied`
 * decides from the refetched account whether the server has applied the change. Returns whether it is applied;
 * otherwise a message is shown.
 */
export async function changeBilling(
  send: () => Promise<unknown>,
  isApplied: (account: Account) => boolean,
): Promise<boolean> {
  try {
    await send()
  } catch (error) {
    if (isUncertain(error)) return isConfirmed(isApplied)
    announceFailure(error)
    await refreshBilling()
    return false
  }
  await refreshBilling()
  return true
}

/** The account as last loaded; undefined when its last refetch failed. */
export function cachedAccount(): Account | undefined {
  const state = queryClient.getQueryState(billingQueries.account.queryKey)
  return state?.status === 'success' ? state.data?.user : undefined
}

async function isConfirmed(isApplied: (account: Account) => boolean): Promise<boolean> {
  toast.danger(translate("We couldn't confirm that this worked. Please check before you try again."))
  await refreshBilling()
  const account = cachedAccount()
  return account !== undefined && isApplied(account)
}

/** Refetches the account, the invoices, and the bootstrap data with the user's permissions; errors are silent. */
async function refreshBilling(): Promise<void> {
  await Promise.all([refetchQuietly(accounts.me, invoices.list), refreshBootstrap().catch(() => undefined)])
}
