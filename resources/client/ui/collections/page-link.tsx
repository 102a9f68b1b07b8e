import type { MouseEvent, ReactNode } from 'react'

import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

/** A page by its number, or a neighbour of the one that is shown. */
export type PageTarget = number | 'previous' | 'next'

/** How to get to a page: links where each has an address, buttons otherwise. */
export type GoToPage =
  | { hrefOf: (page: PageTarget) => string; onGo?: never }
  | { onGo: (page: PageTarget) => void; hrefOf?: never }

type PageLinkProps = GoToPage & {
  to: PageTarget
  label?: string
  isCurrent?: boolean
  /** Keeps the focus that a press left on it, and does nothing. */
  disabled?: boolean
  children: ReactNode
}

const SHAPE =
  'inline-flex min-h-target min-w-target items-center justify-center gap-1.5 rounded-button px-3 font-bold tabular-nums transition-press'
const looks = {
  current: 'bg-primary text-on-primary',
  disabled: 'cursor-default text-disabled',
  plain: 'hover:bg-hover active:bg-focus',
}

/** One way of a pagination: to a page or to a neighbour. */
export function PageLink({ to, label, isCurrent = false, disabled = false, children, hrefOf, onGo }: PageLinkProps) {
  const look = isCurrent ? 'current' : disabled ? 'disabled' : 'plain'
  const props = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    className: classNames(SHAPE, looks[look]),
    children,
  }
  const stay = (event: MouseEvent) => disabled && event.preventDefault()
  if (hrefOf) return <Link {...props} to={disabled ? '' : hrefOf(to)} onClick={stay} />
  return <button {...props} type="button" onClick={() => !disabled && onGo(to)} />
}
