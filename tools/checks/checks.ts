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

/** Checks that install what they need, and so run only when they are named; beside the unit tests, since they mostly wait. */
const installing: Check[] = [{ script: 'test:s3' }]

/** Every check, in the order they start: two run at a time, the longest among the first. */
const usual: Check[] = [
  { script: 'build' },
  { script: 'test:unit', runner: 'vitest' },
  { script: 'format:check' },
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

/** The checks that are run: all of the usual ones or `only` some, and those named in `also`. */
export function chooseChecks({
  only,
  also = [],
}: {
  only?: string[] | undefined
  also?: string[] | undefined
}): Check[] {
  const ordered = usual.flatMap((check) => (check.script === 'test:unit' ? [check, ...installing] : [check]))
  const wanted = [...(only ?? usual.map(({ script }) => script)), ...also]
  return ordered.filter(({ script }) => wanted.includes(script))
}

/** Names that may be chosen from. */
export const checkNames: string[] = [...usual, ...installing].map(({ script }) => script)
