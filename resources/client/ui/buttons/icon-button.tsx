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
  /** A word of the label, shown under the icon. */
  word?: string | undefined
}

const WITH_WORD = 'min-h-target min-w-target flex-col gap-1 rounded-panel p-2 text-sm leading-tight [&_svg]:size-8'

/** A round button with an icon, and for children a word below it. */
export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  pressed,
  word,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        buttonStyle(variant),
        word === undefined ? iconSizes[size] : WITH_WORD,
        'active:not-disabled:[scale:0.95]',
        pressed && variant === 'ghost' && 'text-primary',
        className,
      )}
    >
      {icon}
      {word !== undefined && <span>{word}</span>}
    </button>
  )
}
