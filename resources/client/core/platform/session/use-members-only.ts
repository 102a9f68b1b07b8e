import { useNavigate } from 'react-router-dom'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { loginPath } from '@/core/platform/navigation/redirects'
import { siteRoot } from '@/lib/browser/site-root'

/** Wraps what only members can do: a guest who tries is led to sign in, and back to the page afterwards. */
export function useMembersOnly(): (act: () => void) => void {
  const navigate = useNavigate()
  return (act) => {
    if (getBootstrap().user) act()
    else void navigate(loginPath(currentPath()))
  }
}

/** Read when it is pressed: following the address would draw every button anew with each step. */
function currentPath(): string {
  const { pathname, search } = window.location
  return `/${pathname.slice(siteRoot().pathname.length)}${search}`
}
