/** One check of `npm test`: a script of package.json, which can also run by itself. */
export type Check = {
  script: string
  /** Test runner whose JSON report is counted; a check without one counts as a single test. */
  runner?: 'vitest' | 'playwright'
  /** Script that must pass first. */
  after?: string
  /** Runs with no other check in parallel, because it uses both cores. */
  exclusive?: true
  /**
   * Scope with `--changed`: changed files, the tests that they affect, or those of its specs that changed. A check
   * without this runs whole once code has changed.
   */
  narrowed?: 'files' | 'tests' | 'specs'
  /** Paths of the check's own tests. */
  tests?: RegExp
}

/** Checks that run only on request, because they install programs. */
const optional: Check[] = [
  { script: 'test:s3' },
  { script: 'test:laravel', after: 'build' },
  { script: 'test:firefox', runner: 'playwright', after: 'build', exclusive: true },
  { script: 'test:webkit', runner: 'playwright', after: 'build', exclusive: true },
]

const unitTests =
  /^(resources\/client|mock-server|packages|tools\/(languages|panel|release)|tests\/(faults|storage))\/.*\.test\.tsx?$/
const contractTests = /^tests\/(contract|doctor)\/.*\.test\.ts$/
const architectureTests = /^tests\/architecture\/.*\.test\.ts$/

/** Default checks; two run in parallel, the longest first, and the exclusive ones at the end. */
const standard: Check[] = [
  { script: 'build' },
  { script: 'test:unit', runner: 'vitest', narrowed: 'tests', tests: unitTests },
  { script: 'test:contract', runner: 'vitest', narrowed: 'tests', tests: contractTests },
  { script: 'test:architecture', runner: 'vitest', after: 'build', narrowed: 'tests', tests: architectureTests },
  { script: 'lint', narrowed: 'files' },
  { script: 'types' },
  { script: 'boundaries' },
  { script: 'dead-code' },
  { script: 'build:published' },
  { script: 'format:check', narrowed: 'files' },
  ...browserChecks([
    { script: 'test:e2e', after: 'build', exclusive: true, tests: /^tests\/(e2e|deployment|uploads)\/.*\.spec\.ts$/ },
    { script: 'test:workshop', exclusive: true, tests: /^tests\/workshop\/.*\.spec\.ts$/ },
    // Counts bytes and executed code, which other checks in parallel don't change.
    { script: 'size', after: 'build', tests: /^tests\/size\/.*\.spec\.ts$/ },
  ]),
]

function browserChecks(checks: Check[]): Check[] {
  return checks.map((check) => ({ ...check, runner: 'playwright', narrowed: 'specs' }))
}

/** Selects the checks to run: all default ones or `only` some, plus those in `also`. */
export function chooseChecks({
  only,
  also = [],
}: {
  only?: string[] | undefined
  also?: string[] | undefined
}): Check[] {
  const requestedChecks = [...(only ?? standard.map(({ script }) => script)), ...also]
  return [...optional, ...standard].filter(({ script }) => requestedChecks.includes(script))
}

/** Names of all checks. */
export const checkNames: string[] = [...standard, ...optional].map(({ script }) => script)

/**
 * Retries of a failed test: one in CI, where a busy machine can cause failures; none locally, to expose race
 * conditions.
 */
export const TEST_RETRIES = process.env['CI'] === 'true' ? 1 : 0
