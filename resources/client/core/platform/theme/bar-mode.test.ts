import { expect, it } from 'vitest'

import { isBarDark } from './bar-mode'

const theme = (isDark: boolean, bar: string, primary?: string, onPrimary?: string) => ({
  id: 1,
  is_dark: isDark,
  default_light: false,
  default_dark: false,
  values: {
    '--be-navbar-color': bar,
    ...(primary !== undefined && { '--be-primary': primary }),
    ...(onPrimary !== undefined && { '--be-on-primary': onPrimary }),
  },
})

it.each([
  ['as dark as the page in another role', theme(false, 'bg-alt', '20 60 40', '255 255 255'), false],
  ['dark in a light theme whose buttons are dark', theme(false, 'primary', '20 60 40', '255 255 255'), true],
  ['light in a dark theme whose buttons are light', theme(true, 'primary', '190 230 200', '10 20 10'), false],
  ['as dark as the page without colours', theme(true, 'primary'), true],
  ['as dark as the page with colours of another format', theme(false, 'primary', 'red', '255 255 255'), false],
])('finds the bar %s', (_, given, isDark) => {
  expect(isBarDark(given)).toBe(isDark)
})
