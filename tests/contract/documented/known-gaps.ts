/**
 * Documented parameters, rights and refusals that no case exercises, each with the reason: `endpoint: gap`, or the gap of
 * all endpoints.
 */
const knownGaps: Readonly<Record<string, string>> = {
  'body parentId': 'needs a folder, which no endpoint of the contract creates',
  'managedProducts.create: body prices.*.id': 'the prices of a new plan have no ids yet',
  'permission music.view': 'no account lacks it; refusals.test.ts removes it from the roles of the mock',
  'permission music.play': 'no account lacks it; refusals.test.ts removes it from the roles of the mock',
  'registration.create: 404 registration disabled':
    'a setting of the site; mock-server/backend/handlers/registration.test.ts',
  'contact.send: 404 disabled': 'a setting of the server; features/contact/contact-screen.test.tsx',
  'tus.append: 410 gone': 'takes a day to expire; mock-server/site/tus/tus.test.ts',
  'tus.offset: 410 gone': 'takes a day to expire; mock-server/site/tus/tus.test.ts',
}

/** Names under which a gap (`endpoint: gap`) can be known. */
const keysOf = (gap: string): string[] => [gap, gap.slice(gap.indexOf(': ') + 2)]

/** Returns the known gaps that a case now exercises; of parameters, or of rights and refusals. */
export const closedGaps = (kind: 'parameters' | 'refusals', gaps: readonly string[]): string[] =>
  Object.keys(knownGaps)
    .filter((known) => /\b(query|body) /.test(known) === (kind === 'parameters'))
    .filter((known) => !gaps.some((gap) => keysOf(gap).includes(known)))

/** Whether a gap (`endpoint: gap`) is known. */
export const isKnown = (gap: string): boolean => keysOf(gap).some((key) => Object.hasOwn(knownGaps, key))
