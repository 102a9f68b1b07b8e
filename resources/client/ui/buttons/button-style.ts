import type { MouseEvent, MouseEventHandler } from 'react'

import { classNames } from '@/lib/class-names'

/**
 * Emphasis of a button: one `primary` per screen, `outline` beside it, `ghost` in lists and bars, `danger` for
 * destructive actions.
 */
export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger'

/** `md` and `lg` are 44 and 56 pixels high; `sm` is 36 with a press target of 44. In child mode, every target is 64. */
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'wooden-key bg-primary text-on-primary hover:not-disabled:bg-primary-dark',
  danger: 'wooden-key bg-danger text-on-danger hover:not-disabled:opacity-90',
  outline: 'border-2 border-edge text-main hover:not-disabled:bg-hover active:not-disabled:bg-focus',
  ghost: 'text-main hover:not-disabled:bg-hover active:not-disabled:bg-focus',
}

const SHAPE = 'inline-flex shrink-0 items-center justify-center font-bold transition-press'

const DISABLED = 'disabled:border-transparent disabled:bg-disabled disabled:text-disabled'

/** Classes shared by buttons of every shape and element. */
export const buttonStyle = (variant: ButtonVariant): string => classNames(SHAPE, variants[variant], DISABLED)

/** Invisible margin that extends the press target from 36 pixels to 44, or 64 in child mode. */
const EXTENDED_TARGET = "relative after:absolute after:inset-[calc((2.25rem-var(--target))/2)] after:content-['']"

/** Classes of a text button, by size. */
export const textSizes: Record<ButtonSize, string> = {
  sm: classNames('min-h-9 gap-1.5 rounded-button px-4 text-sm', EXTENDED_TARGET),
  md: 'min-h-target gap-2 rounded-button px-6',
  lg: 'min-h-[max(3.5rem,var(--target))] gap-2.5 rounded-button px-8 text-lg',
}

/** Classes of a round icon button, by size. */
export const iconSizes: Record<ButtonSize, string> = {
  sm: classNames('size-9 rounded-full [&_svg]:size-5', EXTENDED_TARGET),
  md: 'size-target rounded-full [&_svg]:size-6',
  lg: 'size-[max(3.5rem,var(--target))] rounded-full [&_svg]:size-7',
}

/** Classes of a button whose action is pending. */
export const PENDING = 'relative opacity-80'

/** Attributes of a button or link while its action is pending: it keeps its focus and name but ignores presses. */
export const pendingProps = <E extends Element>(
  pending: boolean | undefined,
  onClick: MouseEventHandler<E> | undefined,
) => ({
  'aria-busy': pending || undefined,
  'aria-disabled': pending || undefined,
  onClick: (event: MouseEvent<E>) => (pending ? event.preventDefault() : onClick?.(event)),
})
