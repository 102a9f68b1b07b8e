import { accounts } from '@/contract/accounts'
import type { SocialService } from '@/contract/social'
import { call } from '@/core/platform/api/call'
import { keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import { throughPopup } from './through-popup'

/**
 * Connects an account elsewhere to the one that is signed in, through the service's popup. Resolves to whether it is connected
 * now; what went wrong is announced already, and closing the popup is no failure. To be called in a press: browsers block
 * popups that open by themselves.
 */
export async function connectSocial(service: SocialService): Promise<boolean> {
  const isDone = async () => {
    const { user } = await call(accounts.me)
    const isConnected = user.social_profiles.some(({ service_name }) => service_name === service)
    // The popup may come to its end after it was given up.
    if (isConnected) await queryClient.invalidateQueries({ queryKey: keyOf(accounts.me) })
    return isConnected
  }
  return (await throughPopup({ service, intent: 'connect', isDone })) !== undefined
}
