import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

import { SHIPPED } from '../../tools/doctor/checks/clock-and-locale'

it('knows every language whose texts ship with the client', () => {
  const files = readdirSync('resources/lang').map((file) => basename(file, '.json'))
  expect([...SHIPPED].toSorted()).toEqual(['en', ...files].toSorted())
})
