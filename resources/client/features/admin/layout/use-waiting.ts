import { useState } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { isOffered } from '../is-offered'
import { type WaitingList, waitingLists } from '../queries'

/** Returns the lists of what waits that the user may open and the site uses. */
export function useWaiting(): readonly WaitingList[] {
  const bootstrap = useBootstrap((all) => all)
  const [lists] = useState(() => waitingLists())
  return lists.filter(({ section }) => isOffered(bootstrap, section))
}
