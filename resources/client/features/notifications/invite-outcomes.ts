import { skipToken, useQuery } from '@tanstack/react-query'

import { queryClient } from '@/core/platform/api/query-client'
import type { InviteOutcome } from '@/core/shared/account/answer-invite'

type InviteId = string | number

const keyOf = (id: InviteId) => ['invite outcome', String(id)]

/** Remembers what came of an invitation, for as long as answers are: its notification stays, and the server asks on in it. */
export const rememberOutcome = (id: InviteId, outcome: InviteOutcome): void =>
  void queryClient.setQueryData(keyOf(id), outcome)

/** What came of an invitation; undefined until it is answered. */
export const useInviteOutcome = (id: InviteId): InviteOutcome | undefined =>
  useQuery<InviteOutcome>({ queryKey: keyOf(id), queryFn: skipToken, gcTime: Infinity }).data
