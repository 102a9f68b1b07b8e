import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

import { type ButtonSize, buttonStyle, type ButtonVariant, iconSizes } from './button-style'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, spoken and shown while the pointer rests on it. */
  label: string
  icon: ReactNode
  size?: ButtonSize
  variant?: ButtonVariant
  /** For a switch: whether it is on. The label then stays the same in both states. */
  pressed?: boolean
}

/** A round button with an icon alone. */
export function IconButton({ label, icon, size = 'md', variant = 'ghost', pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        buttonStyle(variant),
        iconSizes[size],
        'active:not-disabled:[scale:0.95]',
        pressed && variant === 'ghost' && 'text-primary',
        className,
      )}
    >
      {icon}
    </button>
  )
}
