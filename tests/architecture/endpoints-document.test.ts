import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { documented } from '@mock/documented'

import { endpointsDocument } from '../../tools/endpoints/document'

const written = readFileSync('docs/endpoints.md', 'utf8')

it('finds docs/endpoints.md as `npm run endpoints` writes it', () => {
  expect(written, 'run `npm run endpoints` and review the difference').toBe(endpointsDocument())
})

it('lists every documented call by screen and by group', () => {
  const [, byScreen = '', byGroup = ''] = written.split(/^## /m)
  const missing = Object.entries(documented).filter(
    ([, { call, screens }]) =>
      !byGroup.includes(`- \`${call}\``) || (screens.length > 0 && !byScreen.includes(`\`${call}\``)),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})
