import type { ComponentProps } from 'react'

import { classNames } from '@/lib/class-names'

/**
 * Bar with the actions of a form or list, which sticks above the player, and `--bar-offset` higher. What is focused scrolls
 * clear of it (`styles/components.css`).
 */
export const FloatingBar = ({ className, ...bar }: ComponentProps<'div'>) => (
  <div
    {...bar}
    data-floating-bar=""
    className={classNames(
      'sticky bottom-[calc(var(--player-bar-height,0px)+var(--bar-offset,0px)+1rem)] z-bar flex flex-wrap items-center rounded-panel border border-divider bg-paper shadow-floating',
      className,
    )}
  />
)
