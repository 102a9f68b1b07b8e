import { useLocation, useResolvedPath } from 'react-router-dom'

import { Link, type LinkProps } from './link'

type NavLinkProps = Omit<LinkProps, 'className'> & {
  /** Pages below the link's own do not count as its page. */
  end?: boolean
  className: (place: { isActive: boolean }) => string | undefined
}

/** A link of a navigation, which is marked when its page is on the screen. */
export function NavLink({ end = false, className, ...link }: NavLinkProps) {
  const isActive = isAt(useLocation().pathname, encoded(useResolvedPath(link.to).pathname), end)
  return <Link {...link} aria-current={isActive ? 'page' : undefined} className={className({ isActive })} />
}

/** The path as the address bar has it. */
const encoded = (path: string): string => new URL(path, 'https://site').pathname

const isAt = (current: string, own: string, end: boolean): boolean =>
  current === own || (!end && current.startsWith(own.endsWith('/') ? own : `${own}/`))
