import { HttpStatus } from '@/contract/machinery/http-status'
import type { Visit } from '@tests/contract/case'
import type { CatalogueIds } from '@tests/contract/discover-catalogue'
import { documented } from '@tests/contract/documented/documented-groups'
import { judgeExchange } from '@tests/contract/exchange-problems'
import { performExchange } from '@tests/contract/exchanges'
import { NoRow } from '@tests/contract/first-row'

import type { SelectedCase } from './choose-cases'
import { curlOf } from './curl'
import { NotFound } from './explore'
import { messageOf } from './fail-with-context'
import type { Recorder } from './record-requests'
import { type CaseResult, describeCase, type Problem, toProblem, toProblems } from './report'
import { ruleOf } from './rules'

/** Successful statuses vary between backends (backend contract, trap 14). */
const SUCCESSES: number[] = [HttpStatus.Ok, HttpStatus.Created, HttpStatus.NoContent]

/** Whether a live backend's status counts as the expected one. */
export const accepts = (expected: number, status: number): boolean =>
  status === expected || (SUCCESSES.includes(expected) && SUCCESSES.includes(status))

type Site = {
  found: CatalogueIds
  recorder: Recorder
  /** Returns the visitor of a case, signed in where it needs that. */
  visitFor: (selectedCase: SelectedCase) => Promise<Visit>
}

/** Runs a case and restores what it changed. Failures of any kind become problems of the result. */
export async function runCase(selectedCase: SelectedCase, site: Site): Promise<CaseResult> {
  const described = describeCase(selectedCase)
  if (selectedCase.skipped !== undefined) return { ...described, outcome: 'skipped', reason: selectedCase.skipped }
  const startedAt = performance.now()
  const result = await judge(selectedCase, site)
  return result.outcome === 'skipped' ? result : { ...result, durationMs: Math.round(performance.now() - startedAt) }
}

async function judge(selectedCase: SelectedCase, site: Site): Promise<CaseResult> {
  const described = describeCase(selectedCase)
  const { exchange } = selectedCase
  let status: number | undefined
  let curl = ''
  const problems: Problem[] = []
  let missingOptional: readonly string[] = []
  site.recorder.expect(exchange.status)
  try {
    const visit = await site.visitFor(selectedCase)
    const performed = await performExchange(exchange, site.found, visit)
    const sent = site.recorder.last()
    status = performed.response.status
    curl = sent ? curlOf(sent) : ''
    try {
      const judgement = await judgeExchange(exchange, performed, { accepts })
      problems.push(...toProblems(judgement.problems))
      missingOptional = judgement.missingOptional
    } finally {
      await performed.restore()
    }
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoRow)
      return { ...described, outcome: 'skipped', reason: error.message }
    const message = messageOf(error)
    problems.push(toProblem(status === undefined ? message : `cannot restore what the case changed: ${message}`))
  }
  if (problems.length === 0)
    return { ...described, outcome: 'passed', ...(missingOptional.length > 0 && { missingOptional }) }
  const rule = ruleOf(exchange, problems)
  const { screens = [] } = documented[described.endpoint] ?? {}
  return { ...described, outcome: 'failed', failure: { status, problems, curl, rule, screens } }
}
