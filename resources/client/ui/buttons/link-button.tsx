import { type ComponentProps, type MouseEvent, useTransition } from 'react'
import { useLinkClickHandler } from 'react-router-dom'

import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

import { ButtonContent } from './button'
import { type ButtonSize, buttonStyle, type ButtonVariant, PENDING, pendingProps, textSizes } from './button-style'

type LinkButtonProps = ComponentProps<typeof Link> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** The target is being prepared; loading of the target page is detected automatically. */
  pending?: boolean
}

/** An internal link styled as a button. While its page loads, it shows the pending state and ignores presses. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  pending = false,
  className,
  children,
  onClick,
  ...link
}: LinkButtonProps) {
  const [isNavigating, startTransition] = useTransition()
  const follow = useLinkClickHandler<HTMLAnchorElement>(link.to, link)
  const isPending = pending || isNavigating

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    // The router navigates in a transition, which lasts until the next page can render; wrapping it here tracks that.
    if (!event.defaultPrevented) startTransition(() => follow(event))
  }

  return (
    <Link
      {...link}
      {...pendingProps(isPending, press)}
      className={classNames(buttonStyle(variant), textSizes[size], isPending && PENDING, className)}
    >
      <ButtonContent pending={isPending}>{children}</ButtonContent>
    </Link>
  )
}
