import { type ComponentProps, type MouseEvent, useTransition } from 'react'
import { useLinkClickHandler } from 'react-router-dom'

import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

import { ButtonContent } from './button-content'
import { type ButtonSize, buttonStyle, type ButtonVariant, PENDING, textSizes } from './button-style'

type LinkButtonProps = ComponentProps<typeof Link> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** What it leads to is being made ready; that its page is being fetched it sees itself. */
  pending?: boolean
}

/** A link within the site that looks like a button. While its page is on the way it shows so, and presses do nothing. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  pending = false,
  className,
  children,
  onClick,
  ...link
}: LinkButtonProps) {
  const [isLeaving, startTransition] = useTransition()
  const follow = useLinkClickHandler<HTMLAnchorElement>(link.to, link)
  const isPending = pending || isLeaving

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    if (isPending) return event.preventDefault()
    onClick?.(event)
    // The router changes pages in a transition, which lasts until the next page can be drawn: this one waits for it.
    if (!event.defaultPrevented) startTransition(() => follow(event))
  }

  return (
    <Link
      {...link}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={press}
      className={classNames(buttonStyle(variant), textSizes[size], isPending && PENDING, className)}
    >
      <ButtonContent pending={isPending}>{children}</ButtonContent>
    </Link>
  )
}
