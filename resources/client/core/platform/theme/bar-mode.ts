import type { Theme } from '@/contract/shapes/themes'

import { BAR_ROLE } from './apply-theme'

/** The channel that decides how light a colour looks. */
const greenOf = (triplet: string | number | undefined): number => Number(`${triplet}`.split(' ')[1])

/** Whether the bar of public pages is dark: with the role of buttons, it has their text on it, and not the theme's. */
export function isBarDark({ values, is_dark: isDark }: Theme): boolean {
  const difference = greenOf(values['--be-on-primary']) - greenOf(values['--be-primary'])
  return values[BAR_ROLE] === 'primary' && difference ? difference > 0 : isDark
}
