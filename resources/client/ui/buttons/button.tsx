import type { ComponentProps, MouseEvent } from 'react'

import { classNames } from '@/lib/class-names'

import { ButtonContent } from './button-content'
import { type ButtonSize, buttonStyle, type ButtonVariant, PENDING, textSizes } from './button-style'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Its work is under way: it keeps the focus and its name, but presses do nothing. */
  pending?: boolean
}

/** A button with a text; `type` is `button` unless it submits. */
export function Button({
  variant = 'primary',
  size = 'md',
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={press}
      className={classNames(buttonStyle(variant), textSizes[size], pending && PENDING, className)}
    >
      <ButtonContent pending={pending}>{children}</ButtonContent>
    </button>
  )
}
