import { areaOf, areaTitles, type AreaName, catalogue, type FindingId } from './catalogue'
import type { Explanation, Fix } from './catalogue/area'
import type { Finding, Outcome } from './finding'

/** Result of checking one site or folder. */
export type Examination = {
  target: string
  isReached: boolean
  /** Version of the bundle; undefined if it is unknown. */
  bundle?: string | undefined
  /** Areas that this kind of target has. */
  areas: readonly AreaName[]
  /** Areas that were checked, at least in part. */
  checked: readonly AreaName[]
  outcomes: readonly Outcome[]
}

/** A finding with its texts. */
export type ExplainedFinding = { id: FindingId; area: AreaName; seen: string } & Explanation

/** One line of the overview. */
export type AreaState = { name: AreaName; title: string; state: 'healthy' | 'faulty' | 'unchecked'; findings: number }

const isFinding = (outcome: Outcome): outcome is Finding => outcome.kind === 'finding'
const SEVERITIES = ['error', 'warning'] as const

/** Findings with their texts: errors first, then in the order of the areas, each once. */
export function findingsOf({ outcomes }: Examination): ExplainedFinding[] {
  const order = Object.keys(areaTitles)
  const unique = new Map(outcomes.filter(isFinding).map((found) => [`${found.id} ${found.seen}`, found]))
  const rank = ({ severity, area }: ExplainedFinding) =>
    SEVERITIES.indexOf(severity) * order.length + order.indexOf(area)
  return [...unique.values()]
    .map(({ id, seen }): ExplainedFinding => ({ id, area: areaOf(id), seen, ...catalogue[id] }))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** Parts that were not checked, and why. */
export const notesOf = ({ outcomes }: Examination): string[] =>
  outcomes.flatMap((outcome) => (outcome.kind === 'note' ? [outcome.text] : []))

/** State of each area. */
export function areasOf(examination: Examination): AreaState[] {
  const found = findingsOf(examination)
  return examination.areas.map((name) => {
    const findings = found.filter(({ area }) => area === name).length
    const healthy = examination.checked.includes(name) ? 'healthy' : 'unchecked'
    return { name, title: areaTitles[name], state: findings > 0 ? 'faulty' : healthy, findings }
  })
}

/** The lines to change, by software. */
export const fixesOf = ({ fix }: ExplainedFinding): [software: keyof Fix, line: string][] =>
  (['laravel', 'nginx', 'apache'] as const).flatMap((name): [keyof Fix, string][] =>
    fix[name] ? [[name, fix[name]]] : [],
  )
