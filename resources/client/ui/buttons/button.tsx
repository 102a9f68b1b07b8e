import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

import { SpinnerRing, useDelayed } from '../feedback/spinner'
import { type ButtonSize, buttonStyle, type ButtonVariant, PENDING, pendingProps, textSizes } from './button-style'

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
  pending,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...pendingProps(pending, onClick)}
      className={classNames(buttonStyle(variant), textSizes[size], pending && PENDING, className)}
    >
      <ButtonContent pending={pending}>{children}</ButtonContent>
    </button>
  )
}

/** Content of a button that can be pending: its children, replaced by a spinner after a delay. */
export function ButtonContent({ pending = false, children }: { pending?: boolean | undefined; children: ReactNode }) {
  const isSlow = useDelayed(pending)
  return (
    <>
      <span
        className={classNames(
          'inline-flex min-w-0 items-center gap-[inherit] transition-opacity',
          isSlow && 'opacity-0',
        )}
      >
        {children}
      </span>
      {isSlow && <SpinnerRing className="absolute size-5" />}
    </>
  )
}
