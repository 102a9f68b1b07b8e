import { useNavigate } from 'react-router-dom'

import { announceFailure } from '@/core/api/announce-failure'
import { paths } from '@/core/navigation/paths'

/** The press of a button that signs the user out and leads to the sign-in screen (spec section 4). */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    void import('./sign-out')
      .then(({ signOut }) => signOut())
      .then((isDone) => isDone && navigate(paths.login.link()), announceFailure)
  }
}
