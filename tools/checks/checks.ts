/** One check of `npm test`: a script of package.json that may also be run alone. */
export type Check = {
  script: string
  /** The runner whose JSON report counts the tests; a check without one counts as one. */
  runner?: 'vitest' | 'playwright'
  /** Script that must have passed before. */
  after?: string
  /** Runs with nothing beside it: it uses both cores itself, or measures time. */
  alone?: true
}

/** Every check, in the order they start: two run at a time, the longest among the first. */
export const checks: Check[] = [
  { script: 'build' },
  { script: 'test:unit', runner: 'vitest' },
  { script: 'types' },
  { script: 'lint' },
  { script: 'boundaries' },
  { script: 'dead-code' },
  { script: 'contract', runner: 'vitest' },
  { script: 'test:architecture', runner: 'vitest', after: 'build' },
  { script: 'test:e2e', runner: 'playwright', after: 'build', alone: true },
  { script: 'test:workshop', runner: 'playwright', alone: true },
  { script: 'size', runner: 'playwright', after: 'build', alone: true },
]
