import { useLocation, useResolvedPath } from 'react-router-dom'

import { Link, type LinkProps } from './link'

type NavLinkProps = Omit<LinkProps, 'className'> & {
  /** Excludes subpages: only the exact path counts as active. */
  end?: boolean
  className: (place: { isActive: boolean }) => string | undefined
}

/** Navigation link that is marked while its page is current. */
export function NavLink({ end = false, className, ...link }: NavLinkProps) {
  const isActive = isAt(useLocation().pathname, encoded(useResolvedPath(link.to).pathname), end)
  return <Link {...link} aria-current={isActive ? 'page' : undefined} className={className({ isActive })} />
}

/** Percent-encodes a path as the location does. */
const encoded = (path: string): string => new URL(path, 'https://site').pathname

const isAt = (current: string, path: string, end: boolean): boolean =>
  current === path || (!end && current.startsWith(path.endsWith('/') ? path : `${path}/`))
