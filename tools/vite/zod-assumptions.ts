import type { CodeAssumptions } from './code-assumptions.ts'

const SYNCHRONOUS: CodeAssumptions = {
  why: 'No asynchronous parsing: every transform and check is synchronous.',
  instances: ['Promise'],
}

/** Assumptions about zod in this project, by the path of the module in `zod/v4`. */
export const ZOD: Record<string, CodeAssumptions[]> = {
  'core/core.js': [
    {
      why: 'No JIT compilation of schemas: the Content Security Policy forbids code generation from strings.',
      properties: { postProcessor: 'undefined' },
    },
  ],
  'core/checks.js': [SYNCHRONOUS],
  'core/parse.js': [SYNCHRONOUS],
  'core/schemas.js': [
    SYNCHRONOUS,
    {
      why: 'Values are only parsed, never encoded or coerced, with all checks, all issues and no memoization.',
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
      why: 'Forms and requests call zod directly, not through a library for Standard Schema.',
      members: ['~standard'],
    },
  ],
  'mini/schemas.js': [
    {
      why: 'Our code calls only the schema methods parse, safeParse and check.',
      members: ['with', 'parseAsync', 'safeParseAsync', 'brand', 'register', 'apply'],
    },
  ],
}
