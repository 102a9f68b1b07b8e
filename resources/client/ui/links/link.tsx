import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom'

/** Props of {@link Link}: target, and whether navigation replaces the current history entry. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean; state?: unknown }

/** Internal link built on the router's hooks. The router's own Link adds 2 kB of framework-mode prefetching. */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target: anchor.target,
    state,
    ...(replace !== undefined && { replace }),
  })

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...anchor} href={useHref(to)} onClick={press}>
      {children}
    </a>
  )
}

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
