import { useNavigate } from 'react-router-dom'

import { paths } from '@/core/navigation/paths'

import { signOut } from './sign-out'

/** The press of a button that signs the user out and leads to the sign-in screen (spec section 4). */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    void signOut().then((isDone) => isDone && navigate(paths.login.link()))
  }
}
