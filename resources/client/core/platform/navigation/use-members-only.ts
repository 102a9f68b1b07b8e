import { useNavigate } from 'react-router-dom'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { currentPath, loginPath } from './redirects'

/** Wraps an action for members only: a guest is redirected to sign in, and back to the page afterwards. */
export function useMembersOnly(): (act: () => void) => void {
  const navigate = useNavigate()
  return (act) => {
    if (getBootstrap().user) act()
    else void navigate(loginPath(currentPath()))
  }
}
