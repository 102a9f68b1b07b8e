import { accessTokens } from '@/contract/access-tokens'
import { accounts } from '@/contract/accounts'
import { social } from '@/contract/social'
import { twoFactor } from '@/contract/two-factor'
import { userSessions } from '@/contract/user-sessions'
import { valueLists } from '@/contract/value-lists'
import { keyOf, mutation, query } from '@/core/platform/api/query'
import { queryClient, readQuietly } from '@/core/platform/api/query-client'

export { twoFactorState } from '@/contract/two-factor'

/** The account with all that its settings show (spec section 2). */
const me = query(accounts.me, { query: { with: ['roles', 'social_profiles', 'tokens'] } })

/** What the settings read. */
export const accountQueries = {
  me,
  places: query(valueLists.show, { params: { names: 'countries,timezones,localizations' } }),
  qrCode: query(twoFactor.qrCode),
  sessions: query(userSessions.list),
}

/** Reads the account anew. */
export const refreshAccount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(accounts.me) })

/** Reads the account anew after a failure that has been told. */
export const checkAccount = (): Promise<void> => readQuietly({ queryKey: keyOf(accounts.me) })

const changing = { invalidates: [accounts.me] }

/** What the settings change by a press; forms send the rest. */
export const accountMutations = {
  disconnectSocial: mutation(social.disconnect, changing),
  enableTwoFactor: mutation(twoFactor.enable, changing),
  disableTwoFactor: mutation(twoFactor.disable, changing),
  renewRecoveryCodes: mutation(twoFactor.renewRecoveryCodes, changing),
  removeToken: mutation(accessTokens.remove, changing),
  /** Takes a password along: it is forgotten with the answer. */
  logoutOthers: { ...mutation(userSessions.logoutOthers, { invalidates: [userSessions.list] }), gcTime: 0 },
  deleteAccount: mutation(accounts.remove),
}

/** Forgets the secret that was shown: the next one is another. */
export const forgetQrCode = (): void => queryClient.removeQueries({ queryKey: keyOf(twoFactor.qrCode) })
