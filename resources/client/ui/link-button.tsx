import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

import { classNames } from '@/lib/class-names'

import { type ButtonSize, buttonStyle, type ButtonVariant, textSizes } from './button-style'

type LinkButtonProps = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize }

/** A link within the site that looks like a button. */
export function LinkButton({ variant = 'primary', size = 'md', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classNames(buttonStyle(variant), textSizes[size], className)} />
}
