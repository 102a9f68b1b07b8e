import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { releases } from '@mock/rules/releases/releases'
import { releaseNames } from '@mock/state/parts/release'

import { documentedReleases } from './documented-releases'

const [, section = ''] =
  /^## Releases of the backend$(.*?)^## /ms.exec(readFileSync('mock-server/README.md', 'utf8')) ?? []

/** Rows of the README's table: the difference, the facts that describe it, and notes. */
const rows = [...section.matchAll(/^\|(.*)\|$/gm)].slice(2).map(([, cells = '']) => {
  const [difference = '', facts = '', notes = ''] = cells.split('|').map((cell) => cell.trim())
  return { difference, facts: [...facts.matchAll(/`(\w+)`/g)].map(([, fact = '']) => fact), notes }
})

/** Numbers values by their first occurrence, so that lists with the same equal places are equal. */
const patternOf = (values: readonly unknown[]): number[] => {
  const texts = values.map((value) => JSON.stringify(value))
  return texts.map((text) => texts.indexOf(text))
}

const comparedRows = rows.filter(({ facts }) => facts.length > 0)

describe('the table of releases in the mock’s README', () => {
  it('lists every row of the backend contract, in its order', () => {
    expect(rows.map(({ difference }) => difference)).toEqual(Object.keys(documentedReleases))
  })

  it('gives the reason for every row without facts', () => {
    expect(rows.filter(({ facts, notes }) => facts.length === 0 && notes === '')).toEqual([])
  })

  it.each(comparedRows)('differs between the same releases as the contract: $difference', ({ difference, facts }) => {
    const spokenNames = releaseNames.map((name) => {
      const known = new Map<string, unknown>(Object.entries(releases[name]))
      return facts.map((fact) => known.get(fact) ?? `unknown fact ${fact} of ${name}`)
    })
    expect(patternOf(spokenNames)).toEqual(patternOf(documentedReleases[difference] ?? []))
  })
})
