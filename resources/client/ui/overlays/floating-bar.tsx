import type { ComponentProps } from 'react'

import { classNames } from '@/lib/class-names'

/** Marks the page while a bar is shown. */
function markPage(): () => void {
  const { dataset } = document.documentElement
  dataset['floatingBar'] = ''
  return () => void delete dataset['floatingBar']
}

/**
 * Bar with the actions of a form or list, which sticks above the player, and `--bar-offset` higher. Focused elements
 * scroll clear of it (`styles/components.css`).
 */
export const FloatingBar = ({ className, ...bar }: Omit<ComponentProps<'div'>, 'ref'>) => (
  <div
    {...bar}
    ref={markPage}
    className={classNames(
      'sticky bottom-[calc(var(--player-bar-height,0px)+var(--bar-offset,0px)+1rem)] z-bar flex flex-wrap items-center rounded-panel border border-divider bg-paper shadow-floating',
      className,
    )}
  />
)
