import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SCENARIOS = Array.from({ length: 33 }, (_, index) => index + 1)

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

const journeys = filesIn('tests/e2e/player')
  .filter((path) => path.endsWith('.spec.ts'))
  .map((path) => readFileSync(path, 'utf8'))

/** Numbers that titles begin with, as in `test('7, 9: stops after three skips …'`. */
const provenScenarios = new Set(
  journeys.flatMap((source) =>
    [...source.matchAll(/^test\(\s*'([\d, ]+): /gm)].flatMap(([, numbers = '']) => numbers.split(', ').map(Number)),
  ),
)

const table = readFileSync('docs/player-scenarios.md', 'utf8')
const rows = [...table.matchAll(/^\| (\d+) +\|.*\| (.+?) +\|$/gm)].map(([, number, by = '']) => ({
  number: Number(number),
  by,
}))

describe('docs/player-scenarios.md', () => {
  it('lists every scenario exactly once', () => {
    expect(rows.map(({ number }) => number)).toEqual(SCENARIOS)
  })

  it('lists a journey exactly where one exists', () => {
    const promised = rows.filter(({ by }) => by.includes('journey')).map(({ number }) => number)
    expect([...provenScenarios].toSorted((one, other) => one - other)).toEqual(promised)
  })

  it('explains every scenario without a journey', () => {
    const silent = rows.filter(
      ({ number, by }) => !provenScenarios.has(number) && !/no (desktop )?browser|not applicable/i.test(by),
    )
    expect(silent).toEqual([])
  })

  it('names existing unit tests', () => {
    const named = rows.flatMap(({ by }) => [...by.matchAll(/`([\w-]+\.test\.tsx?)`/g)].map(([, file = '']) => file))
    const there = new Set(
      ['resources/client', 'mock-server', 'packages'].flatMap(filesIn).map((path) => basename(path)),
    )
    expect(named.filter((file) => !there.has(file))).toEqual([])
  })
})
