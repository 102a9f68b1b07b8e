/** One check of `npm test`: a script of package.json, which can also run by itself. */
export type Check = {
  script: string
  /** Test runner whose JSON report is counted; a check without one counts as a single test. */
  runner?: 'vitest' | 'playwright'
  /** Script that must pass first. */
  after?: string
  /** Runs with no other check in parallel, because it uses both cores or measures time. */
  exclusive?: true
}

/**
 * Checks that run only on request, because they install programs. They mostly wait, so they run beside the unit tests.
 */
const optional: Check[] = [{ script: 'test:s3' }, { script: 'test:laravel', after: 'build' }]

/** Default checks in starting order: two run in parallel, the longest first. */
const standard: Check[] = [
  { script: 'build' },
  { script: 'test:unit', runner: 'vitest' },
  { script: 'format:check' },
  { script: 'types' },
  { script: 'lint' },
  { script: 'boundaries' },
  { script: 'dead-code' },
  { script: 'build:published' },
  { script: 'test:contract', runner: 'vitest' },
  { script: 'test:architecture', runner: 'vitest', after: 'build' },
  { script: 'test:e2e', runner: 'playwright', after: 'build', exclusive: true },
  { script: 'test:workshop', runner: 'playwright', exclusive: true },
  { script: 'size', runner: 'playwright', after: 'build', exclusive: true },
]

/** Selects the checks to run: all default ones or `only` some, plus those in `also`. */
export function chooseChecks({
  only,
  also = [],
}: {
  only?: string[] | undefined
  also?: string[] | undefined
}): Check[] {
  const ordered = standard.flatMap((check) => (check.script === 'test:unit' ? [check, ...optional] : [check]))
  const wanted = [...(only ?? standard.map(({ script }) => script)), ...also]
  return ordered.filter(({ script }) => wanted.includes(script))
}

/** Names of all checks. */
export const checkNames: string[] = [...standard, ...optional].map(({ script }) => script)

/**
 * Retries of a failed test: one in CI, where a busy machine can cause failures; none locally, to expose race
 * conditions.
 */
export const TEST_RETRIES = process.env['CI'] === 'true' ? 1 : 0
