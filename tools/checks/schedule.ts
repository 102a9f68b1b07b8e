import type { Check } from './checks'
import type { Outcome } from './run-check'

const MAX_PARALLEL = 2

type Runner = {
  run: (check: Check) => Promise<Outcome>
  /** Called with each outcome as soon as it is available. */
  announce: (outcome: Outcome) => void
}

/** Runs checks in order, two in parallel; one that depends on a failed check fails without running. */
export async function runAll(checks: Check[], { run, announce }: Runner): Promise<Outcome[]> {
  const waiting = [...checks]
  const running = new Map<Check, Promise<void>>()
  const outcomes: Outcome[] = []

  const start = async (check: Check) => {
    const hasFailedBefore = outcomes.some((outcome) => outcome.check.script === check.after && outcome.failed > 0)
    const outcome = await (hasFailedBefore ? notRun(check) : run(check))
    announce(outcome)
    outcomes.push(outcome)
    running.delete(check)
  }

  while (waiting.length + running.size > 0) {
    const next = waiting.find((check) => canStart(check, waiting, [...running.keys()]))
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, start(next))
    } else {
      await Promise.race(running.values())
    }
  }
  return outcomes
}

function canStart(check: Check, waiting: Check[], running: Check[]): boolean {
  const needed = [...waiting, ...running].some(({ script }) => script === check.after)
  const hasRoom = running.length < (check.exclusive ? 1 : MAX_PARALLEL) && !running.some(({ exclusive }) => exclusive)
  return hasRoom && !needed
}

const notRun = (check: Check): Outcome => ({
  check,
  passed: 0,
  failed: 1,
  flaky: [],
  duration: 0,
  output: `Not run: "${check.after}" failed.`,
})
