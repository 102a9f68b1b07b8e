import { describe, expect, it } from 'vitest'

import { catalogue, type FindingId } from '../../tools/doctor/catalogue'
import { examineFolder } from '../../tools/doctor/examine'
import { type Examination, findingsOf, fixesOf } from '../../tools/doctor/report'
import { bundleFaults } from './faults/bundle-faults'
import { cacheFaults } from './faults/cache-faults'
import { causeFaults } from './faults/cause-faults'
import { connectionFaults } from './faults/connection-faults'
import { exposureFaults } from './faults/exposure-faults'
import { folderFaults } from './faults/folder-faults'
import { headerFaults } from './faults/header-faults'
import { mediaFaults } from './faults/media-faults'
import { pageFaults } from './faults/page-faults'
import { policyFaults } from './faults/policy-faults'
import { proxyFaults } from './faults/proxy-faults'
import { routeFaults } from './faults/route-faults'
import { serverFaults } from './faults/server-faults'
import { sessionFaults } from './faults/session-faults'
import { publicFiles, writeFolder } from './planted-files'
import { examine, plantSite } from './planted-site'

const siteFaults = [
  ...serverFaults,
  ...pageFaults,
  ...sessionFaults,
  ...policyFaults,
  ...cacheFaults,
  ...bundleFaults,
  ...mediaFaults,
  ...proxyFaults,
  ...exposureFaults,
  ...headerFaults,
  ...routeFaults,
  ...causeFaults,
]
const idsOf = (examination: Examination) => [...new Set(findingsOf(examination).map(({ id }) => id))].toSorted()
const expected = (id: FindingId, also: FindingId[] = []) => [...new Set([id, ...also])].toSorted()

describe('doctor on a site with one fault', () => {
  it.each(siteFaults.map((fault) => [`${fault.id}${fault.name ? ` (${fault.name})` : ''}`, fault] as const))(
    'finds %s and nothing else',
    async (_, { id, also, placement, plant, storage }) => {
      const site = plantSite(placement)
      plant(site)
      expect(idsOf(await examine(site, storage))).toEqual(expected(id, also))
    },
  )
})

describe('doctor on a folder with one fault', () => {
  it.each(folderFaults.map((fault) => [fault.id, fault] as const))(
    'finds %s and nothing else',
    (_, { id, also, plant }) => {
      const files = publicFiles()
      plant(files)
      expect(idsOf(examineFolder(writeFolder(files), Date.now()))).toEqual(expected(id, also))
    },
  )
})

describe('the catalogue', () => {
  const planted = [...siteFaults, ...folderFaults, ...connectionFaults]

  it('leaves no finding without a planted fault', () => {
    const never = Object.keys(catalogue).filter((id) => !planted.some((fault) => fault.id === id))
    expect(never).toEqual([])
    expect(planted.length).toBeGreaterThan(200)
  })

  it.each(Object.entries(catalogue))('explains %s: what, why, and a line to change', (_, explanation) => {
    const { what, why, severity } = explanation
    expect(what).toMatch(/^\S.{10,89}[^.]$/)
    expect(why).toMatch(/^\S.{13,}[.]$/)
    expect(['error', 'warning']).toContain(severity)
    const fixes = fixesOf({ ...explanation, id: 'reach.dns', area: 'reach', seen: '' })
    expect(fixes.length).toBeGreaterThan(0)
    for (const [, line] of fixes) expect(line.length).toBeGreaterThan(8)
  })
})
