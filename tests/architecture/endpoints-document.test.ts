import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { sectionNotes } from '@mock/documented/screens'
import { documented } from '@tests/contract/documented/documented-groups'

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

const ADMIN = 'resources/client/features/admin/'

/** Definition of a section with its id. */
const SECTION = /\b(?:defineResource|screenSection)\(\s*\{\s*id: '([\w-]+)'/g

it('names sections of the admin area by their ids', () => {
  const named = [...Object.values(documented).flatMap(({ screens }) => screens), ...Object.keys(sectionNotes)]
  const ids = named.flatMap((screen) => /^admin: (.+)$/.exec(screen)?.[1]?.split(', ') ?? [])
  const known = readdirSync(ADMIN, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(ADMIN + file, 'utf8').matchAll(SECTION)])
    .map(([, id = '']) => id.replaceAll('-', ' '))
  expect(ids.filter((id) => !known.includes(id))).toEqual([])
})

it('notes only sections that an endpoint needs', () => {
  const named = new Set<string>(Object.values(documented).flatMap(({ screens }) => screens))
  expect(Object.keys(sectionNotes).filter((section) => !named.has(section))).toEqual([])
})
