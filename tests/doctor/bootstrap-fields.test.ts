import { describe, expect, it } from 'vitest'

import { isBootstrapSetting, isOptionalInBootstrap } from '@mock/documented/bootstrap-data'
import { bootstrap } from '@mock/documented/groups/bootstrap'
import { bootstrapFor } from '@mock/rules/bootstrap/bootstrap-data'
import { createWorld } from '@mock/site/create-world'
import { loadersFor } from '@mock/site/pages/page-loaders'
import { DEFAULT_RELEASE, releaseNames } from '@mock/state/parts/release'
import { isPresent } from '@tests/contract/documented/compare-fields'
import { documentedFieldsOf } from '@tests/contract/mutation/documented-fields'
import { changeField, type FieldChange } from '@tests/contract/mutation/field-mutants'

import { bootstrapProblems } from '../../tools/doctor/checks/page-bootstrap'

/** Data of a guest's first page with its documented fields; settings, which are the same in every release, once. */
const guests = releaseNames.map((release) => {
  const world = createWorld({ release })
  const session = world.sessions.open()
  const options = { baseUrl: 'https://music.example/', loaders: loadersFor(world, session, '/') }
  const data: unknown = JSON.parse(JSON.stringify(bootstrapFor(world, session, options)))
  const fields = documentedFieldsOf(bootstrap.endpoints.get, { data }).slice(1)
  const isRepeated = ({ path }: (typeof fields)[number]) => isBootstrapSetting(path.join('.'))
  return { release, data, fields: release === DEFAULT_RELEASE ? fields : fields.filter((field) => !isRepeated(field)) }
})

/** Whether a change of a field is a fault. The tags of a page are a list or a text, by release. */
function isFault(change: FieldChange, path: string, samples: readonly unknown[]): boolean {
  if (change === 'field missing') return !isOptionalInBootstrap(path)
  return change === 'field renamed' || (samples.some(isPresent) && path !== 'data.default_meta_tags')
}

describe.each(guests)('the doctor on the data of release $release', ({ data, fields }) => {
  it('accepts the mock’s page', () => {
    expect(bootstrapProblems(data)).toEqual([])
  })

  it.each(['field renamed', 'field retyped', 'field missing'] as const)('names each documented field: %s', (change) => {
    const broken = fields.filter(({ path, documented }) => isFault(change, path.join('.'), documented))
    const unnamed = broken.flatMap(({ path: [, ...path] }) => {
      const problems = bootstrapProblems(changeField(change, data, path))
      return problems.some((problem) => problem.startsWith(path.join('.'))) ? [] : path.join('.')
    })
    expect(broken.length).toBeGreaterThan(15)
    expect(unnamed).toEqual([])
  })
})
