import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

/** What a link within the site takes: where to, and whether its page takes the place of this one in the history. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean; state?: unknown }

/** A link within the site, on the router's own hooks: its component brings along what fetches pages of a framework, two kilobytes. */
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
