import type { ComponentProps } from 'react'

import { IconButton } from '@/ui/icon-button'

import { useShortcutPreference } from '../shortcut-preference'

/** A button of the bar; `shortcut` is the key that does the same. */
export function BarButton({ shortcut, ...button }: ComponentProps<typeof IconButton> & { shortcut: string }) {
  const areOn = useShortcutPreference()
  return <IconButton {...button} aria-keyshortcuts={areOn ? shortcut : undefined} />
}
