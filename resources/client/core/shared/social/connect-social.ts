import { accounts } from '@/contract/groups/accounts'
import type { SocialService } from '@/contract/shapes/social-popup'
import { call } from '@/core/platform/api/call'
import { keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import { openPopupWindow } from './popup-window'
import { runSocialPopup } from './run-social-popup'

/**
 * Connects a social account to the signed-in user through the service's popup. Resolves to whether it is connected
 * now; errors have been shown, and closing the popup is not one. Call it in a click handler: browsers block other
 * popups.
 */
export async function connectSocial(service: SocialService): Promise<boolean> {
  const popup = openPopupWindow(service, 'connect')
  const isDone = async () => {
    const { user } = await call(accounts.me)
    const isConnected = user.social_profiles.some(({ service_name }) => service_name === service)
    // The popup may finish after it was cancelled here.
    if (isConnected) await queryClient.invalidateQueries({ queryKey: keyOf(accounts.me) })
    return isConnected
  }
  return (await runSocialPopup({ service, popup, isDone })) !== undefined
}
