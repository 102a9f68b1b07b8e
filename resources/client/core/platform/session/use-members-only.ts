import { useNavigate } from 'react-router-dom'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { loginPath } from '@/core/platform/navigation/redirects'
import { siteRoot } from '@/lib/browser/url'

/** Wraps an action for members only: a guest is redirected to sign in, and back to the page afterwards. */
export function useMembersOnly(): (act: () => void) => void {
  const navigate = useNavigate()
  return (act) => {
    if (getBootstrap().user) act()
    else void navigate(loginPath(currentPath()))
  }
}

/** Current path and query, read on demand: subscribing to the location would re-render every button on navigation. */
function currentPath(): string {
  const { pathname, search } = window.location
  return `/${pathname.slice(siteRoot().pathname.length)}${search}`
}
