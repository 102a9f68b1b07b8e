const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

/**
 * A deliberate violation of each rule that this project defines or configures; the path decides which overrides apply.
 */
export const violations: Record<string, { file: string; code: string }> = {
  'house/reasoned-escapes': {
    file: 'app/escape.ts',
    code: `// oxlint-disable-next-line no-console\nconsole.log('quiet')`,
  },
  'house/plain-comments': { file: 'app/poem.ts', code: '// What is kept for so long.\nexport const kept = 1' },
  'house/plain-titles': {
    file: 'app/headless.test.ts',
    code: `import { expect, it } from 'vitest'\nit('is taken back', () => expect(1).toBe(1))`,
  },
  'house/documented-exports': { file: 'core/mute.ts', code: 'export const mute = true' },
  'no-restricted-imports': {
    file: 'app/full-zod.ts',
    code: `import * as z from 'zod'\nexport const text = z.string()`,
  },
  'no-restricted-globals': {
    file: 'app/storage.ts',
    code: `export const read = () => encodeURIComponent(localStorage.getItem('a') ?? '')`,
  },
}

/** Allowed code that comes close to a violation. */
export const allowed = {
  'app/price.ts': 'export type Price = number',
  'app/reasoned.ts': `// oxlint-disable-next-line no-console -- the greeting is the feature\nconsole.log('hello')`,
  'core/spoken.ts': '/** One sentence, in words. */\nexport const spoken = true',
  'app/plain.test.ts': `// Retries once.\nimport { expect, it } from 'vitest'\nit('rolls back the like', () => expect(1).toBe(1))`,
  'app/units.ts': `type Cache = {\n  /** In bytes. */\n  size: number\n}\nexport const empty: Cache = { size: 0 }`,
  'core/platform/storage/local.ts': `/** Reads the raw value. */\nexport const read = () => localStorage.getItem('a')`,
  'ui/html/safe-html.tsx': `/** Renders HTML without sanitizing it. */\nexport const SafeHtml = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />`,
  'core/long.test.ts': `import { expect, it } from 'vitest'\nexport const shown = 1\nit('counts to 120', () => {\n${lines(121, (i) => `  expect(${i}).toBe(${i})`)}\n})`,
}
