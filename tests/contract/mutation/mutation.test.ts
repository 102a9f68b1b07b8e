import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { mockedEndpoints } from '@mock/backend/handlers'

import type { FieldVerdict } from './field-score'
import { mutantKinds } from './mutant'
import { type Bench, openBench } from './score'
import { survivors } from './survivors'

const MIN_MUTANTS = 200
/** Fields without which music can't be found, shown or played. */
const NEEDED_FIELDS = ['id', 'name', 'src', 'duration', 'image', 'plays', 'album', 'likes_count', 'created_at']
const MIN_SCORE = 0.95

let bench: Bench

beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

describe('mutation score of the contract cases', () => {
  it('breaks every endpoint, in at least 200 ways', () => {
    const names = bench.mutants.map(({ name }) => name)
    const broken = new Set(bench.mutants.map(({ endpoint }) => endpoint))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(MIN_MUTANTS)
    expect(mockedEndpoints.filter(({ name }) => !broken.has(name))).toEqual([])
  })

  it.each(mutantKinds)('detects every mutant but the listed survivors: %s', async (kind) => {
    const mutants = bench.mutants.filter((mutant) => mutant.kind === kind)
    const undetected: string[] = []
    for (const mutant of mutants) if (!(await bench.judge(mutant)).detection) undetected.push(mutant.name)
    const listed = mutants.map(({ name }) => name).filter((name) => Object.hasOwn(survivors, name))
    expect(mutants).not.toEqual([])
    expect(undetected).toEqual(listed)
  })

  it('detects at least 95 % of the defects of documented fields, and every renamed field that music needs', async () => {
    const verdicts = await bench.judgeFields()
    const isNeeded = ({ name }: FieldVerdict) =>
      name.includes(': field renamed: ') && NEEDED_FIELDS.some((field) => name.endsWith(`.${field}`))
    const findings = verdicts.filter(({ outcome }) => outcome === 'finding')
    expect(findings.length / verdicts.length).toBeGreaterThanOrEqual(MIN_SCORE)
    expect(verdicts.filter((verdict) => isNeeded(verdict) && verdict.outcome === 'undetected')).toEqual([])
  })

  it('lists at most 5 % of the mutants as survivors', () => {
    const names = bench.mutants.map(({ name }) => name)
    expect(Object.keys(survivors).filter((name) => !names.includes(name))).toEqual([])
    expect(1 - Object.keys(survivors).length / names.length).toBeGreaterThanOrEqual(MIN_SCORE)
  })
})
