import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Profile } from '@/contract/music'
import { useMembersOnly, useUser } from '@/core/platform/session/use-session'

import { follow, profileQueries } from './queries'

/** Returns whether the user follows a profile and how to change it; null for their own. Guests are sent to sign in. */
export function useFollow(person: Profile) {
  const user = useUser()
  const membersOnly = useMembersOnly()
  const [isSending, setSending] = useState(false)
  const { data } = useQuery({ ...profileQueries.followedIds(user?.id ?? 0), enabled: user !== null })
  if (user?.id === person.id) return null
  const isFollowed = data?.ids.includes(person.id) ?? false

  async function send(): Promise<void> {
    setSending(true)
    await follow(person, !isFollowed)
    setSending(false)
  }

  return {
    isFollowed,
    /** False until the follow state has loaded. */
    isReady: user === null || data !== undefined,
    toggle: () => membersOnly(() => !isSending && void send()),
  }
}
