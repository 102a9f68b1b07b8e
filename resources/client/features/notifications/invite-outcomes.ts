import { skipToken, useQuery } from '@tanstack/react-query'

import { queryClient } from '@/core/platform/api/query-client'
import type { InviteOutcome } from '@/core/shared/account/answer-invite'

type InviteId = string | number

const keyOf = (id: InviteId) => ['invite outcome', String(id)]

/** Stores an invitation's outcome for the session: its notification stays, and the server keeps sending the buttons. */
export const rememberOutcome = (id: InviteId, outcome: InviteOutcome): void =>
  void queryClient.setQueryData(keyOf(id), outcome)

/** Returns an invitation's outcome; undefined until it is accepted or declined. */
export const useInviteOutcome = (id: InviteId): InviteOutcome | undefined =>
  useQuery<InviteOutcome>({ queryKey: keyOf(id), queryFn: skipToken, gcTime: Infinity }).data
