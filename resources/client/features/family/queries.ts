import { queryOptions } from '@tanstack/react-query'

import { accounts } from '@/contract/accounts'
import { emailVerification } from '@/contract/email-verification'
import type { Output } from '@/contract/endpoint'
import { family } from '@/contract/family'
import type { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { infiniteQuery, keyOf, mutation, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
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
  /**
   * A profile as the family's list has it: `users/{id}` hides most fields of others from anybody but administrators (backend contract,
   * section 3.3), who edit profiles of other families too.
   */
  profile: (id: string) => {
    const input = { params: { id }, query: { with: ['roles', 'bans'] } }
    return queryOptions<{ user: Profile }, ApiError>({
      queryKey: keyOf(accounts.show, input),
      queryFn: async () => {
        const user = await findProfile((profile) => String(profile.id) === id).catch(() => undefined)
        return user ? { user } : call(accounts.show, input)
      },
    })
  },
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
export const removeProfiles = (ids: readonly number[]): Promise<unknown> =>
  call(family.remove, { params: { ids: ids.join() } })

/** Searches the newest profiles, which are fetched each time; not every server searches by address. Throws ApiError. */
export async function findProfile(isMeant: (profile: Profile) => boolean): Promise<Profile | undefined> {
  const { pagination } = await call(family.list, {
    query: { ...everything.query, orderBy: 'created_at', orderDir: 'desc' },
  })
  return pagination.items.find(isMeant)
}
