import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'

import type { Task } from './changed/narrow-checks'
import type { Outcome } from './run-check'

const FILE = new URL('durations.json', import.meta.url)

/** Seconds that each check took in the most recently recorded full run, on two idle cores. */
export type Durations = Readonly<Record<string, number>>

/** Reads the recorded durations, of this checkout or of another one's file. */
export const readDurations = (file: URL | string = FILE): Durations =>
  z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(file, 'utf8')))

/** Records the durations of a run; those of checks that did not run stay. */
export function recordDurations(outcomes: readonly Outcome[]): void {
  const measured = outcomes
    .filter(({ skipped }) => skipped === undefined)
    .map(({ check, duration }) => [check.script, Math.round(duration / 1000)])
  const durations = { ...readDurations(), ...(Object.fromEntries(measured) as Durations) }
  writeFileSync(FILE, `${JSON.stringify(durations, null, 2)}\n`)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const secondsOf = ({ check, share = 1 }: Task, durations: Durations): number => share * (durations[check.script] ?? 0)

/** Returns how many seconds the checks will take: two in parallel, then the exclusive ones. */
export function forecast(tasks: readonly Task[], durations: Durations): number {
  const seconds = (matches: (task: Task) => boolean) => tasks.filter(matches).map((task) => secondsOf(task, durations))
  const parallel = seconds(({ check }) => !check.exclusive)
  return Math.max(0, ...parallel, sum(parallel) / 2) + sum(seconds(({ check }) => check.exclusive === true))
}

/** Orders checks so that both lanes end together: the build, which others wait for, then the longest first. */
export function longestFirst(tasks: readonly Task[], durations: Durations): Task[] {
  const awaited = new Set(tasks.map(({ check }) => check.after))
  const rank = (task: Task) => (awaited.has(task.check.script) ? Infinity : secondsOf(task, durations))
  return tasks.toSorted((one, other) => rank(other) - rank(one))
}
