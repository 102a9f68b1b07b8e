import type { Theme } from '@/contract/shapes/themes'

import { BAR_ROLE } from './apply-theme'

const sumOf = (triplet: string | number | undefined): number =>
  String(triplet)
    .split(' ')
    .reduce((sum, channel) => sum + Number(channel), 0)

/** Whether the bar of public pages is dark: with the role of buttons, it has their text on it, and not the theme's. */
export function isBarDark({ values, is_dark: isDark }: Theme): boolean {
  if (values[BAR_ROLE] !== 'primary') return isDark
  const difference = sumOf(values['--be-on-primary']) - sumOf(values['--be-primary'])
  return Number.isNaN(difference) ? isDark : difference > 0
}
