import { accessTokens } from '@/contract/groups/access-tokens'
import { type Account, accounts } from '@/contract/groups/accounts'
import { social } from '@/contract/groups/social'
import { twoFactor } from '@/contract/groups/two-factor'
import { userSessions } from '@/contract/groups/user-sessions'
import { valueLists } from '@/contract/groups/value-lists'
import { call } from '@/core/platform/api/call'
import { keyOf, mutation, query } from '@/core/platform/api/query'
import { queryClient, refetchQueriesQuietly } from '@/core/platform/api/query-client'
import { getBootstrap, updateUser } from '@/core/platform/bootstrap/bootstrap-store'

export { twoFactorState } from '@/contract/groups/two-factor'

const accountInput = { query: { with: ['roles', 'social_profiles', 'tokens'] } }

/** Queries for the account settings. */
export const accountQueries = {
  /** The account with everything that its settings show (spec section 2). */
  me: {
    ...query(accounts.me, accountInput),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const response = await call(accounts.me, accountInput, { signal })
      showEverywhere(response.user)
      return response
    },
  },
  places: query(valueLists.show, { params: { names: 'countries,timezones,localizations' } }),
  qrCode: query(twoFactor.qrCode),
  sessions: query(userSessions.list),
}

/** Updates the menu's name and picture, and the time zone of all dates, from the loaded account. */
function showEverywhere({ id, display_name, avatar, first_name, last_name, country, timezone }: Account): void {
  if (getBootstrap().user?.id === id) updateUser({ display_name, avatar, first_name, last_name, country, timezone })
}

export const refreshAccount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(accounts.me) })

/** Refetches the account after an announced failure. */
export const checkAccount = (): Promise<void> => refetchQueriesQuietly({ queryKey: keyOf(accounts.me) })

const changing = { invalidates: [accounts.me] }

/** Mutations for the account settings; forms send the rest. */
export const accountMutations = {
  disconnectSocial: mutation(social.disconnect, changing),
  enableTwoFactor: mutation(twoFactor.enable, changing),
  disableTwoFactor: mutation(twoFactor.disable, changing),
  renewRecoveryCodes: mutation(twoFactor.renewRecoveryCodes, changing),
  removeToken: mutation(accessTokens.remove, changing),
  /** Carries a password, which is cleared with the response. */
  logoutOthers: { ...mutation(userSessions.logoutOthers, { invalidates: [userSessions.list] }), gcTime: 0 },
  deleteAccount: mutation(accounts.remove),
}

/** Clears the secret from the cache: the next one will differ. */
export const clearQrCode = (): void => queryClient.removeQueries({ queryKey: keyOf(twoFactor.qrCode) })
