import { classNames } from '@/lib/class-names'

/** How loud a button is: one `primary` on a screen, `outline` beside it, `ghost` in lists and bars, `danger` destroys. */
export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger'

/** `md` and `lg` are 44 and 56 pixels high; `sm` is 36 and reaches 44 by an unseen margin. All reach 64 for a child. */
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'wooden-key bg-primary text-on-primary hover:not-disabled:bg-primary-dark',
  danger: 'wooden-key bg-danger text-on-danger hover:not-disabled:opacity-90',
  outline: 'border-2 border-edge text-main hover:not-disabled:bg-hover active:not-disabled:bg-focus',
  ghost: 'text-main hover:not-disabled:bg-hover active:not-disabled:bg-focus',
}

const SHAPE = 'inline-flex shrink-0 items-center justify-center font-bold transition-press'

const OFF = 'disabled:border-transparent disabled:bg-disabled disabled:text-disabled'

/** Classes that every button shares, whatever its shape and element. */
export const buttonStyle = (variant: ButtonVariant): string => classNames(SHAPE, variants[variant], OFF)

/** Unseen margin that makes a target of 36 pixels one of 44, or 64 for a child. */
const REACH = "relative after:absolute after:inset-[calc((2.25rem-var(--target))/2)] after:content-['']"

/** Classes of a button with a text, by size. */
export const textSizes: Record<ButtonSize, string> = {
  sm: classNames('min-h-9 gap-1.5 rounded-button px-4 text-sm', REACH),
  md: 'min-h-target gap-2 rounded-button px-6',
  lg: 'min-h-[max(3.5rem,var(--target))] gap-2.5 rounded-button px-8 text-lg',
}

/** Classes of a round button with an icon, by size. */
export const iconSizes: Record<ButtonSize, string> = {
  sm: classNames('size-9 rounded-full [&_svg]:size-5', REACH),
  md: 'size-target rounded-full [&_svg]:size-6',
  lg: 'size-[max(3.5rem,var(--target))] rounded-full [&_svg]:size-7',
}

/** Classes of a button whose work is under way. */
export const PENDING = 'relative opacity-80'
