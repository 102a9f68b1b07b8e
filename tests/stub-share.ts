import { stubNavigator } from './stub-navigator'
import { hasActivation } from './user-activation'

/** Adds a share sheet, which needs the user's activation, until the test ends. Returns what was shared. */
export function stubShare(): ShareData[] {
  const shared: ShareData[] = []
  const share = async (data: ShareData): Promise<void> => {
    if (!hasActivation()) throw new DOMException('The request needs user activation', 'NotAllowedError')
    shared.push(data)
  }
  stubNavigator({ share })
  return shared
}
