import { accessTokens } from '@/contract/access-tokens'
import { accounts } from '@/contract/accounts'
import { social } from '@/contract/social'
import { twoFactor } from '@/contract/two-factor'
import { userSessions } from '@/contract/user-sessions'
import { valueLists } from '@/contract/value-lists'
import { keyOf, mutation, query } from '@/core/platform/api/query'
import { queryClient, refetchQueriesQuietly } from '@/core/platform/api/query-client'

export { twoFactorState } from '@/contract/two-factor'

/** The account with everything that its settings show (spec section 2). */
const me = query(accounts.me, { query: { with: ['roles', 'social_profiles', 'tokens'] } })

/** Queries of the account settings. */
export const accountQueries = {
  me,
  places: query(valueLists.show, { params: { names: 'countries,timezones,localizations' } }),
  qrCode: query(twoFactor.qrCode),
  sessions: query(userSessions.list),
}

export const refreshAccount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(accounts.me) })

/** Refetches the account after an announced failure. */
export const checkAccount = (): Promise<void> => refetchQueriesQuietly({ queryKey: keyOf(accounts.me) })

const changing = { invalidates: [accounts.me] }

/** Mutations of the account settings; forms send the rest. */
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
export const forgetQrCode = (): void => queryClient.removeQueries({ queryKey: keyOf(twoFactor.qrCode) })
