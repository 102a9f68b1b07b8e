import { queryOptions } from '@tanstack/react-query'

import { accounts } from '@/contract/groups/accounts'
import { emailVerification } from '@/contract/groups/email-verification'
import { family } from '@/contract/groups/family'
import type { Output } from '@/contract/machinery/endpoint'
import type { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { infiniteQuery, keyOf, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { toFormData } from '@/lib/files/multipart'

const PAGE_SIZE = 50

const everything = { query: { perPage: PAGE_SIZE, with: ['subscriptions', 'bans', 'lastLogin'] } }

const ONE_PROFILE = { query: { perPage: 1 } }

/** A page of the family list. */
type FamilyPage = Output<typeof family.list>

export type Profile = FamilyPage['pagination']['items'][number]

/** Queries for the family. */
export const familyQueries = {
  list: infiniteQuery(family.list, everything, { pageOf: ({ pagination }: FamilyPage) => pagination }),
  /** The number of profiles. A failure is only reported: then the server decides whether there is room. */
  count: {
    ...query(family.list, ONE_PROFILE),
    queryFn: async () => {
      try {
        return await call(family.list, ONE_PROFILE)
      } catch (error) {
        reportError(error)
        throw error
      }
    },
    retry: false,
    meta: { handlesErrors: true },
  },
  /**
   * A profile as the family list shows it: `users/{id}` hides most fields from everyone but administrators (backend
   * contract, section 3.3), who edit other families' profiles too.
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

export const refreshFamily = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(family.list) })

export const refreshProfile = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(accounts.show) })

/** Sends a profile another email with a code. Throws ApiError. */
export const resendEmail = (email: string): Promise<unknown> => call(emailVerification.resend, { body: { email } })

/** Uploads a profile's picture. Throws ApiError. */
export const sendAvatar = (id: number, file: File): Promise<unknown> =>
  call(accounts.uploadAvatar, { params: { id }, body: toFormData({ file }) })

/** Deletes profiles. Throws ApiError. */
export const removeProfiles = (ids: readonly number[]): Promise<unknown> =>
  call(family.remove, { params: { ids: ids.join() } })

/** Loads the newest profiles. Throws ApiError. */
async function newestProfiles(): Promise<readonly Profile[]> {
  const { pagination } = await call(family.list, {
    query: { ...everything.query, orderBy: 'created_at', orderDir: 'desc' },
  })
  return pagination.items
}

/** Searches the newest profiles, refetched each time: not every server searches by email address. Throws ApiError. */
export const findProfile = async (matches: (profile: Profile) => boolean): Promise<Profile | undefined> =>
  (await newestProfiles()).find(matches)

/** Returns the family's email addresses; none after a failure, since the server refuses an address that is taken. */
export const familyEmails = async (): Promise<string[]> =>
  (await newestProfiles().catch(() => [])).flatMap(({ email }) => email ?? [])
