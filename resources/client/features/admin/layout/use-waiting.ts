import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { minutes } from '@/lib/dates/duration'
import { useNow } from '@/lib/react/use-timer'

import { isOffered } from '../is-offered'
import { type WaitingList, waitingLists } from '../queries'

/** Returns the lists of what waits today that the user may open and the site uses. */
export function useWaiting(): readonly WaitingList[] {
  const bootstrap = useBootstrap((all) => all)
  const now = useNow(Date.now, minutes(1))
  return waitingLists(now).filter(({ section }) => isOffered(bootstrap, section))
}
