import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { beforeAll, describe, expect, it } from 'vitest'

const client = fileURLToPath(new URL('..', import.meta.url))

/** Utilities whose value comes from our theme; a value that the theme does not define generates no CSS. */
const THEMED =
  /^(?:[\w[\]&:>-]+:)?-?(?:animate|bg|border|duration|fill|font|inset|leading|max-w|min-w|outline|rounded(?:-[trblse]{1,2})?|shadow|size|stroke|text|tracking|z|[mp][trblsexy]?|[hw]|gap(?:-[xy])?|space-[xy])-[\w./-]+$/

/** Source files that contain class names, by their paths. */
const sources = () =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) || file.endsWith('-style.ts'))
    .map((file) => ({ file, source: readFileSync(resolve(client, file), 'utf8') }))

/** Splits every string literal of a source file into words. */
const words = (source: string) =>
  [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, one = '', two = '', three = '']) =>
    `${one} ${two} ${three}`.split(/\s+/),
  )

/** Every word in the components' string literals, with its file. */
const uses = () => sources().flatMap(({ file, source }) => words(source).map((word) => ({ file, word })))

let build: (candidates: string[]) => string

beforeAll(async () => {
  const compiler = await compile(readFileSync(resolve(client, 'styles/main.css'), 'utf8'), {
    base: resolve(client, 'styles'),
    loadStylesheet: (id, base) => {
      const path = id.startsWith('tailwindcss')
        ? createRequire(import.meta.url).resolve(`${id}.css`)
        : resolve(base, id)
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') })
    },
  })
  build = compiler.build
})

const known = new Map<string, boolean>()

/** Whether a class adds CSS to the sheet. The result is cached, because the compiler retains earlier candidates. */
function generatesCss(name: string): boolean {
  const isGenerated = known.get(name) ?? build([]) !== build([name])
  known.set(name, isGenerated)
  return isGenerated
}

describe('themed class names', () => {
  it('generates CSS for every class in use', () => {
    const unknown = uses().filter(({ word }) => THEMED.test(word) && !generatesCss(word))
    expect(unknown, 'The theme does not define these classes: use the names of styles/theme.css').toEqual([])
  })

  it('generates CSS for every class with a breakpoint', () => {
    const isOfWidth = /^(?:max-|min-)?(?:xs|sm|md|lg|xl|2xl):[a-z]/
    expect(uses().filter(({ word }) => isOfWidth.test(word) && !generatesCss(word))).toEqual([])
  })

  it('rejects a class that the theme does not define', () => {
    expect(THEMED.test('md:max-w-7xl') && generatesCss('md:max-w-7xl')).toBe(false)
    expect(THEMED.test('bg-blue-500') && generatesCss('bg-blue-500')).toBe(false)
    expect(generatesCss('hover:bg-primary-dark')).toBe(true)
  })
})

describe('class names of buttons', () => {
  it('cut off no lines, which Safari does only inside a button', () => {
    const cut = /<button\b(?:(?!<\/?\w)[^])*?\bline-clamp/
    expect(sources().flatMap(({ file, source }) => (cut.test(source) ? [file] : []))).toEqual([])
  })
})
