import { readdirSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'

import { type Contract, contract } from '@/contract'
import type { handlers } from '@mock/backend/handlers'
import type { cases } from '@tests/contract/cases'
import type { documentedGroups } from '@tests/contract/documented/documented-groups'

/** Folders with a file of each group, named after it. */
const FOLDERS = [
  'resources/client/contract/groups',
  'mock-server/backend/handlers',
  'mock-server/documented/groups',
  'tests/contract/cases',
]

const fileOf = (group: string) => `${group.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

describe('groups of endpoints', () => {
  it.each(FOLDERS)('names a file of %s after every group', (folder) => {
    const files = readdirSync(folder)
    expect(Object.keys(contract).filter((group) => !files.includes(fileOf(group)))).toEqual([])
  })

  it('requires handlers, cases and a documented row of every group', () => {
    expectTypeOf<keyof typeof handlers>().toEqualTypeOf<keyof Contract>()
    expectTypeOf<keyof typeof cases>().toEqualTypeOf<keyof Contract>()
    expectTypeOf<keyof typeof documentedGroups>().toEqualTypeOf<keyof Contract>()
  })
})
