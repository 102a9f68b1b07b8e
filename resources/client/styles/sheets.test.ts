import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const client = fileURLToPath(new URL('..', import.meta.url))
const mainSheet = readFileSync(join(client, 'styles/main.css'), 'utf8')

const files = new Map(
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(client, file), 'utf8')]),
)

/** Whether the file is one of main.css's sources, with `{a,b}` expanded. */
function isFirst(file: string): boolean {
  return [...mainSheet.matchAll(/@source '\.\.\/([^']+)'/g)].some(([, source = '']) => {
    const pattern = source
      .replace('.', String.raw`\.`)
      .replace(/\{([^}]+)\}/, (_, names: string) => `(${names.replaceAll(',', '|')})`)
    return new RegExp(`^${pattern}($|/)`).test(file)
  })
}

const importsOf = (file: string): string[] =>
  [...(files.get(file) ?? '').matchAll(/(?:from|import\()\s*'(@\/[^']+|\.\.?\/[^']+)'/g)]
    .map(([, name = '']) => (name.startsWith('@/') ? name.slice(2) : resolve('/', dirname(file), name).slice(1)))
    .flatMap((name) => [`${name}.tsx`, `${name}.ts`].filter((path) => files.has(path)))

const hasClasses = (file: string) => /className=|-style\.ts$/.test(`${file}\n${files.get(file)}`)

/** Whether the file loads components.css, directly or through the frame around react-aria components. */
const bringsSheet = (file: string) => /import '@\/styles\/components\.css'|<AriaFrame>/.test(files.get(file) ?? '')

it('styles everything that first screens import: it is in main.css or loads components.css', () => {
  const bare = [...files.keys()]
    .filter((file) => isFirst(file) && !bringsSheet(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => hasClasses(name) && !isFirst(name) && !bringsSheet(name))
        .map((name) => `${file} -> ${name}`),
    )
  expect(
    bare,
    "Add the file to main.css if a first screen renders it; otherwise import '@/styles/components.css' in it",
  ).toEqual([])
})

it('detects files without styles', () => {
  expect(isFirst('ui/buttons/button.tsx')).toBe(true)
  expect(isFirst('ui/buttons/button-group.tsx')).toBe(false)
  expect(hasClasses('ui/collections/pagination.tsx')).toBe(true)
  expect(bringsSheet('ui/collections/pagination.tsx')).toBe(false)
  expect(importsOf('ui/overlays/menu.tsx')).toContain('ui/overlays/use-overlay-trigger.ts')
})
