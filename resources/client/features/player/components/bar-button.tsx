import type { ComponentProps } from 'react'

import { useShortcutPreference } from '@/core/shared/shortcuts/page-shortcuts'
import { IconButton } from '@/ui/buttons/icon-button'

/** Icon button of the player; `shortcut` is the key that does the same from anywhere on the page. */
export function BarButton({
  shortcut,
  ...button
}: ComponentProps<typeof IconButton> & { shortcut: string | undefined }) {
  const areEnabled = useShortcutPreference()
  return <IconButton {...button} aria-keyshortcuts={areEnabled ? shortcut : undefined} />
}
