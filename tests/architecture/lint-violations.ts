const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

/** A deliberate violation of each configured rule; the path decides which overrides apply. */
export const violations: Record<string, { file: string; code: string }> = {
  'max-lines': { file: 'app/long-file.ts', code: lines(301, (i) => `export const line${i} = ${i}`) },
  'max-lines-per-function': {
    file: 'app/long-function.ts',
    code: `export function long(list: number[]) {\n${lines(120, (i) => `  list.push(${i})`)}\n}`,
  },
  complexity: {
    file: 'app/complex.ts',
    code: `export function complex(a: number) {\n${lines(12, (i) => `  if (a === ${i}) return ${i * 2}`)}\n  return a\n}`,
  },
  'max-depth': {
    file: 'app/deep.ts',
    code: 'export function deep(a: number) { if (a > 1) { if (a > 2) { if (a > 3) { if (a > 4) { a++ } } } } return a }',
  },
  'max-params': {
    file: 'app/params.ts',
    code: 'export const sum = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e',
  },
  eqeqeq: { file: 'app/equal.ts', code: 'export const same = (a: string, b: string) => a == b' },
  'no-else-return': {
    file: 'app/else.ts',
    code: 'export function sign(a: number) { if (a < 0) { return -1 } else { return 1 } }',
  },
  'no-var': { file: 'app/var.ts', code: 'var a = 1\nexport const b = () => a++' },
  'prefer-const': { file: 'app/let.ts', code: 'let a = 1\nexport const b = a' },
  'react/jsx-no-useless-fragment': { file: 'app/fragment.tsx', code: 'export const One = () => <><p>a</p></>' },
  'no-console': { file: 'app/chatty.ts', code: `console.log('here')` },
  'no-warning-comments': { file: 'app/later.ts', code: '// TODO: finish\nexport const half = 1' },
  'unicorn/filename-case': { file: 'app/camelCase.ts', code: 'export const name = 1' },
  'import/no-default-export': { file: 'app/default.ts', code: 'const one = 1\nexport default one' },
  'import/no-duplicates': {
    file: 'app/twice.ts',
    code: `import type { Bootstrap } from '@/contract/groups/bootstrap'\nimport { bootstrap } from '@/contract/groups/bootstrap'\nexport const parse = (value: unknown): Bootstrap => bootstrap.parse(value)`,
  },
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
  'typescript/no-explicit-any': { file: 'app/any.ts', code: 'export const anything = (value: any) => String(value)' },
  'typescript/no-non-null-assertion': { file: 'app/sure.ts', code: 'export const sure = (a?: string) => a!.length' },
  'typescript/ban-ts-comment': { file: 'app/ignore.ts', code: '// @ts-ignore\nexport const wrong: number = "1"' },
  'typescript/consistent-type-imports': {
    file: 'app/types.ts',
    code: `import { Price } from './price'\nexport const free = (price: Price) => price === 0`,
  },
  'typescript/no-floating-promises': { file: 'app/floating.ts', code: 'Promise.resolve(1)' },
  'typescript/no-misused-promises': {
    file: 'app/misused.ts',
    code: 'export const later = () => window.addEventListener("click", async () => { await Promise.resolve(1) })',
  },
  'typescript/switch-exhaustiveness-check': {
    file: 'app/switch.ts',
    code: `export function side(a: 'left' | 'right') { switch (a) { case 'left': return 1 } return 2 }`,
  },
  'typescript/no-unnecessary-type-assertion': {
    file: 'app/cast.ts',
    code: 'export const cast = (a: string) => a as string',
  },
  'typescript/no-unsafe-assignment': {
    file: 'app/unsafe.ts',
    code: `export const read = () => { const a = JSON.parse('1'); return String(a) }`,
  },
  'typescript/no-unsafe-argument': {
    file: 'app/argument.ts',
    code: `export const read = () => Number.parseInt(JSON.parse('1'))`,
  },
  'typescript/no-unsafe-call': { file: 'app/call.ts', code: `export const read = (): unknown => JSON.parse('1')()` },
  'typescript/no-unsafe-member-access': {
    file: 'app/member.ts',
    code: `export const read = (): unknown => JSON.parse('1').a`,
  },
  'typescript/no-unsafe-return': { file: 'app/return.ts', code: `export const read = (): string => JSON.parse('1')` },
  'react-hooks/rules-of-hooks': {
    file: 'app/hooks.tsx',
    code: `import { useState } from 'react'\nexport function Maybe({ on }: { on: boolean }) { if (on) useState(1); return null }`,
  },
  'react-hooks/exhaustive-deps': {
    file: 'app/deps.tsx',
    code: `import { useEffect } from 'react'\nexport function Title({ text }: { text: string }) { useEffect(() => { document.title = text }, []); return null }`,
  },
  'react/no-danger': {
    file: 'app/danger.tsx',
    code: `export const Raw = () => <p dangerouslySetInnerHTML={{ __html: '' }} />`,
  },
  'react/no-array-index-key': {
    file: 'app/keys.tsx',
    code: 'export const List = ({ a }: { a: string[] }) => <>{a.map((b, i) => <p key={i}>{b}</p>)}</>',
  },
  'react/no-unstable-nested-components': {
    file: 'app/nested.tsx',
    code: 'export function Outer() { const Inner = () => <p>a</p>; return <Inner /> }',
  },
  'react/button-has-type': { file: 'app/button.tsx', code: 'export const Submit = () => <button>Go</button>' },
  'react/jsx-no-target-blank': {
    file: 'app/blank.tsx',
    code: 'export const Away = ({ to }: { to: string }) => <a href={to} target="_blank">a</a>',
  },
  'jsx-a11y/alt-text': { file: 'app/picture.tsx', code: 'export const Picture = () => <img src="a.svg" />' },
  'jsx-a11y/no-autofocus': { file: 'app/focus.tsx', code: 'export const Field = () => <input autoFocus />' },
  'no-unused-vars': { file: 'app/unused.ts', code: 'const idle = 1\nexport const busy = 2' },
  'vitest/expect-expect': { file: 'app/silent.test.ts', code: `import { it } from 'vitest'\nit('runs', () => {})` },
  'vitest/no-disabled-tests': {
    file: 'app/skipped.test.ts',
    code: `import { it } from 'vitest'\nit.skip('later', () => {})`,
  },
  'vitest/no-focused-tests': {
    file: 'app/focused.test.ts',
    code: `import { it } from 'vitest'\nit.only('me', () => {})`,
  },
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
