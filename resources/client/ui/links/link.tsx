import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

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
