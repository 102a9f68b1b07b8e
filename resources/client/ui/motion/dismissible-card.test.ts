import { expect, test } from 'vitest'

import { dismisses } from './dismissible-card'

test.each([
  ['a long drag', 81, 0, true],
  ['a long drag to the left', -81, 0, true],
  ['a short drag', 80, 0, false],
  ['a flick', 20, 501, true],
  ['a flick to the left', -20, -501, true],
  ['a slow short drag', 20, 500, false],
  ['a drag that is flicked back', 60, -900, false],
])('decides whether %s dismisses', (_, distance, speed, isDismissed) => {
  expect(dismisses(distance, speed)).toBe(isDismissed)
})
