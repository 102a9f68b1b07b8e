import type { ComponentProps, MouseEvent } from 'react'

import { classNames } from '@/lib/class-names'

import { ButtonContent } from './button-content'
import { type ButtonSize, buttonStyle, type ButtonVariant, PENDING, textSizes } from './button-style'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** The action is in progress: the button keeps its focus and name but ignores presses. */
  pending?: boolean
}

/** A text button; pass `type="submit"` to submit a form. */
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
