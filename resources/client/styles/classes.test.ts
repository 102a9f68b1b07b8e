import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { beforeAll, describe, expect, it } from 'vitest'

const client = fileURLToPath(new URL('..', import.meta.url))

/** Utilities whose value comes from our theme: the rest of a name means nothing where the theme does not know it. */
const THEMED =
  /^(?:[\w[\]&:>-]+:)?-?(?:animate|bg|border|duration|fill|font|inset|leading|max-w|min-w|outline|rounded(?:-[trblse]{1,2})?|shadow|size|stroke|text|tracking|z|[mp][trblsexy]?|[hw]|gap(?:-[xy])?|space-[xy])-[\w./-]+$/

/** The text of every string in a source file, cut into words. */
const words = (source: string) =>
  [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, one = '', two = '', three = '']) =>
    `${one} ${two} ${three}`.split(/\s+/),
  )

/** Every word of the components' strings, and the file it is in. */
const uses = () =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) || file.endsWith('-style.ts'))
    .flatMap((file) => words(readFileSync(resolve(client, file), 'utf8')).map((word) => ({ file, word })))

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

/** A class draws something when the sheet grows by it. The compiler keeps what it was asked before. */
function draws(name: string): boolean {
  const answer = known.get(name) ?? build([]) !== build([name])
  known.set(name, answer)
  return answer
}

describe('a class that the theme does not know draws nothing', () => {
  it('so that there is none', () => {
    const unknown = uses().filter(({ word }) => THEMED.test(word) && !draws(word))
    expect(unknown, 'Use the names of styles/theme.css').toEqual([])
  })

  it('and one would be found', () => {
    expect(THEMED.test('md:max-w-7xl') && draws('md:max-w-7xl')).toBe(false)
    expect(THEMED.test('bg-blue-500') && draws('bg-blue-500')).toBe(false)
    expect(draws('hover:bg-primary-dark')).toBe(true)
  })
})
