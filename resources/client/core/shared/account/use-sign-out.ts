import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'

const load = () => import('./sign-out')

/**
 * The press of a button that signs the user out and leads to the sign-in screen (spec section 4). Its code comes with the button, since
 * it works without a connection too.
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
