import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

import { type ButtonSize, buttonStyle, type ButtonVariant, iconSizes, PENDING, pendingProps } from './button-style'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  size?: ButtonSize
  variant?: ButtonVariant
  /** State of a toggle button; its label stays the same in both states. */
  pressed?: boolean
  /** The action is in progress: the button keeps its focus and name but ignores presses. */
  pending?: boolean
  /** Short visible label under the icon. */
  word?: string | undefined
}

const WITH_CAPTION = 'min-h-target min-w-target flex-col gap-1 rounded-panel p-2 text-sm leading-tight [&_svg]:size-8'

/** A round icon button; in child mode with a short label below the icon. */
export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  pressed,
  pending,
  word,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...pendingProps(pending, onClick)}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        buttonStyle(variant),
        word === undefined ? iconSizes[size] : WITH_CAPTION,
        'active:not-disabled:[scale:0.95]',
        pending && PENDING,
        pressed && variant === 'ghost' && 'text-primary',
        className,
      )}
    >
      {icon}
      {word !== undefined && <span>{word}</span>}
    </button>
  )
}
