import { expect, test } from 'vitest'

import { timeLeft } from './time-left'

test.each([
  [{ size: 1000, bytesUploaded: 400, speed: 100 }, 6000],
  [{ size: 1000, bytesUploaded: 1000, speed: 100 }, 0],
  [{ size: 1000, bytesUploaded: 400, speed: null }, null],
  [{ size: 1000, bytesUploaded: 400, speed: 0 }, null],
])('timeLeft(%j) returns %s ms', (item, left) => expect(timeLeft(item)).toBe(left))
