import type { MouseEvent, ReactNode } from 'react'

import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

/** A page number, or the page before or after the current one. */
export type PageTarget = number | 'previous' | 'next'

/** Navigation to a page: links when pages have URLs, buttons otherwise. */
export type GoToPage =
  | { hrefOf: (page: PageTarget) => string; onGo?: never }
  | { onGo: (page: PageTarget) => void; hrefOf?: never }

type PageLinkProps = GoToPage & {
  to: PageTarget
  label?: string
  isCurrent?: boolean
  /** Ignores presses but stays focusable, so that the focus is not lost. */
  disabled?: boolean
  children: ReactNode
}

const SHAPE =
  'inline-flex min-h-target min-w-target items-center justify-center gap-1.5 rounded-button px-3 font-bold tabular-nums transition-press'
const styles = {
  current: 'bg-primary text-on-primary',
  disabled: 'cursor-default text-disabled',
  plain: 'hover:bg-hover active:bg-focus',
}

/** One link or button of a pagination. */
export function PageLink({ to, label, isCurrent = false, disabled = false, children, hrefOf, onGo }: PageLinkProps) {
  const style = isCurrent ? 'current' : disabled ? 'disabled' : 'plain'
  const props = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    className: classNames(SHAPE, styles[style]),
    children,
  }
  const preventIfDisabled = (event: MouseEvent) => disabled && event.preventDefault()
  if (hrefOf) return <Link {...props} to={disabled ? '' : hrefOf(to)} onClick={preventIfDisabled} />
  return <button {...props} type="button" onClick={() => !disabled && onGo(to)} />
}
