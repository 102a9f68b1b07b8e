import type { CodeFacts } from './code-facts.ts'

const SYNCHRONOUS: CodeFacts = {
  why: 'Nothing is parsed asynchronously: no transform or check waits.',
  instances: ['Promise'],
}

/** Facts about zod on this site, by the module of `zod/v4` they are about. */
export const ZOD: Record<string, CodeFacts[]> = {
  'core/core.js': [
    {
      why: 'Schemas are not compiled ahead: that would be code made of text, which the Content Security Policy forbids.',
      properties: { postProcessor: 'undefined' },
    },
  ],
  'core/checks.js': [SYNCHRONOUS],
  'core/parse.js': [SYNCHRONOUS],
  'core/schemas.js': [
    SYNCHRONOUS,
    {
      why: 'Values are parsed and never encoded, by their own types, with all checks and every issue, and share no parts.',
      properties: {
        async: '!1',
        direction: '"forward"',
        coerce: '!1',
        skipChecks: 'undefined',
        abortEarly: 'undefined',
        memo: 'undefined',
        memoizer: 'undefined',
      },
    },
    {
      why: 'Forms and requests call zod itself, no library that knows schemas by their standard.',
      members: ['~standard'],
    },
  ],
  'mini/schemas.js': [
    {
      why: 'Of the methods of schemas, ours call parse, safeParse and check.',
      members: ['with', 'parseAsync', 'safeParseAsync', 'brand', 'register', 'apply'],
    },
  ],
}
