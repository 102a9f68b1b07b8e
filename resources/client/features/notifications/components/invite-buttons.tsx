import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { respondToInvite, type InviteResponse, type InviteOutcome } from '@/core/shared/account/respond-to-invite'
import { Button } from '@/ui/buttons/button'

import type { Notification } from '../queries'

type InviteId = string | number

const keyOf = (id: InviteId) => ['invite outcome', String(id)]

/** Stores an invitation's outcome for the session: its notification stays, and the server keeps sending the buttons. */
const storeOutcome = (id: InviteId, outcome: InviteOutcome): void => void queryClient.setQueryData(keyOf(id), outcome)

/** Returns an invitation's outcome; undefined until it is accepted or declined. */
const useInviteOutcome = (id: InviteId): InviteOutcome | undefined =>
  useQuery<InviteOutcome>({ queryKey: keyOf(id), queryFn: skipToken, gcTime: Infinity }).data

type InviteButtonsProps = {
  inviteId: string | number
  buttons: Notification['data']['buttonActions']
  describedBy: string
  onAnswered: () => void
}

const responseOf = (action: string): InviteResponse | undefined =>
  action === 'join' || action === 'decline' ? action : undefined

/** Buttons that accept or decline an invitation, replaced by the outcome. */
export function InviteButtons({ inviteId, buttons, describedBy, onAnswered }: InviteButtonsProps) {
  const { t, tServer } = useTranslation()
  const [pending, setPending] = useState<InviteResponse>()
  const outcome = useInviteOutcome(inviteId)

  async function respond(response: InviteResponse): Promise<void> {
    if (pending) return
    setPending(response)
    const next = await respondToInvite(inviteId, response)
    setPending(undefined)
    if (!next) return
    storeOutcome(inviteId, next)
    onAnswered()
  }

  if (outcome) {
    const words = {
      joined: t('You joined.'),
      declined: t('You declined.'),
      gone: t('This invite is no longer valid'),
    }
    return (
      <p
        tabIndex={-1}
        ref={(element) => element?.focus({ preventScroll: true })}
        className="mt-2 text-sm font-bold text-muted outline-none"
      >
        {words[outcome]}
      </p>
    )
  }
  return (
    <div className="relative z-above mt-2 flex flex-wrap gap-2">
      {buttons.map(({ label, action }) => {
        const response = responseOf(action)
        return (
          response && (
            <Button
              key={action}
              size="sm"
              variant={response === 'join' ? 'primary' : 'outline'}
              aria-describedby={describedBy}
              pending={pending === response}
              onClick={() => void respond(response)}
            >
              {tServer(label)}
            </Button>
          )
        )
      })}
    </div>
  )
}
