import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'

const load = () => import('./sign-out')

/**
 * Returns a function that signs the user out and opens the sign-in screen (spec section 4). Preloads its code, because
 * it must work offline.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  useEffect(() => void load().catch(() => {}), [])
  return () => {
    void load()
      .then(({ signOut }) => signOut())
      .then((isDone) => isDone && navigate(paths.login.link()), announceFailure)
  }
}
