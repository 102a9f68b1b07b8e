import { accounts } from '@/contract/accounts'
import { emailVerification } from '@/contract/email-verification'
import type { Output } from '@/contract/endpoint'
import { family } from '@/contract/family'
import { call } from '@/core/api/call'
import { infiniteQuery, keyOf, mutation, query } from '@/core/api/query'
import { queryClient } from '@/core/api/query-client'
import { toFormData } from '@/lib/files/multipart'

/** So many profiles are fetched at once. */
const PAGE_SIZE = 50

const everything = { query: { perPage: PAGE_SIZE, with: ['subscriptions', 'bans', 'lastLogin'] } }

/** A page of the family as it is answered. */
type FamilyPage = Output<typeof family.list>

/** A profile of the family. */
export type Profile = FamilyPage['pagination']['items'][number]

/** What is read of a family. */
export const familyQueries = {
  list: infiniteQuery(family.list, everything, { pageOf: ({ pagination }: FamilyPage) => pagination }),
  /** How many there are; whoever only wants the number is not told when it cannot be had. */
  count: { ...query(family.list, { query: { perPage: 1 } }), retry: false, meta: { handlesErrors: true } },
  profile: (id: string) => query(accounts.show, { params: { id }, query: { with: ['roles', 'bans'] } }),
}

/** Reads the family anew. */
export const refreshFamily = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(family.list) })

/** Reads a profile anew. */
export const refreshProfile = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(accounts.show) })

/** What is changed by a press; forms send the rest. */
export const familyMutations = {
  resendEmail: mutation(emailVerification.resend),
}

/** Gives a profile a picture. Throws ApiError. */
export const sendAvatar = (id: number, file: File): Promise<unknown> =>
  call(accounts.uploadAvatar, { params: { id }, body: toFormData({ file }) })

/** Deletes profiles. Throws ApiError. */
export const removeProfiles = (ids: readonly number[]): Promise<unknown> => call(family.remove, { params: { ids: ids.join() } })

/** The profile with this address, if it is among the newest; the list is read anew, and not every server searches by address. Throws ApiError. */
export async function findProfile(email: string): Promise<Profile | undefined> {
  const { pagination } = await call(family.list, { query: { perPage: PAGE_SIZE, orderBy: 'created_at', orderDir: 'desc' } })
  return pagination.items.find((profile) => profile.email?.toLowerCase() === email.toLowerCase())
}
