import fc from 'fast-check'
import { expect, it } from 'vitest'

import { maskEmail } from './mask-email'

it.each([
  ['anna@piemers.lv', 'an*************'],
  ['ķērpis@piemers.lv', 'ķē***************'],
  ['a@b', 'a@*'],
  ['a', 'a'],
  ['', ''],
])('maskEmail turns %s into %s', (email, masked) => expect(maskEmail(email)).toBe(masked))

it('maskEmail shows exactly two letters and keeps the length', () => {
  fc.assert(
    fc.property(
      fc.emailAddress(),
      (email) => /^..\**$/.test(maskEmail(email)) && maskEmail(email).length === email.length,
    ),
  )
})
