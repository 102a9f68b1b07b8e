import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

import type { ColourName, OpacityName } from '../variables'
import { type Pair, pairs } from './pairs'

const client = resolve('resources/client')

type Text = Pick<Pair, 'text' | 'opacity'>
/** Classes of texts, by the values of a theme that they show. */
const texts: Record<string, Text> = {
  'text-main': { text: '--be-foreground-base', opacity: '--be-text-main-opacity' },
  'text-muted': { text: '--be-foreground-base', opacity: '--be-text-muted-opacity' },
  'text-primary': { text: '--be-primary' },
  'text-on-primary': { text: '--be-on-primary' },
}
const surfaces: Record<string, ColourName> = {
  'bg-background': '--be-background',
  'bg-background-alt': '--be-background-alt',
  'bg-paper': '--be-paper',
  'bg-chip': '--be-background-chip',
  'bg-primary': '--be-primary',
  'bg-primary-dark': '--be-primary-dark',
  'bg-primary-light': '--be-primary-light',
}
const tints: Record<string, OpacityName> = {
  'bg-hover': '--be-hover-opacity',
  'bg-focus': '--be-focus-opacity',
  'bg-selected': '--be-selected-opacity',
}

const isListed = (text: Text, background: string): boolean =>
  pairs.some(
    (pair) =>
      pair.text === text.text &&
      pair.opacity === text.opacity &&
      (pair.tint ? pair.tint.opacity === tints[background] : pair.surface === surfaces[background]),
  )

/** Splits `hover:bg-hover` into its variants and its utility. */
function split(word: string): [variants: string, utility: string] {
  const end = word.lastIndexOf(':') + 1
  return [word.slice(0, end), word.slice(end)]
}

/** Texts on backgrounds in a class name; a text without variants also has the backgrounds of every variant. */
function combinationsIn(className: string): string[] {
  const words = className.split(/\s+/).map(split)
  return words.flatMap(([variants, background]) => {
    if (!Object.hasOwn(surfaces, background) && !Object.hasOwn(tints, background)) return []
    // A pseudo-element without a text of its own.
    if (/(?:after|before):/.test(variants)) return []
    const own = words.filter(([others, text]) => others === variants && Object.hasOwn(texts, text))
    const shown = own.length > 0 ? own : words.filter(([others, text]) => others === '' && Object.hasOwn(texts, text))
    return shown.map(([, text]) => `${text} ${background}`)
  })
}

const used = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx$/.test(file) || file.endsWith('-style.ts'))
  .flatMap((file) => [...readFileSync(resolve(client, file), 'utf8').matchAll(/(['"`])(.*?)\1/g)])
  .flatMap(([, , className = '']) => combinationsIn(className))

it('lists every text on a background that a component uses', () => {
  expect(used).toContain('text-on-primary bg-primary')
  const missing = used.filter((combination) => {
    const [name = '', background = ''] = combination.split(' ')
    const text = texts[name]
    return text && !isListed(text, background)
  })
  expect([...new Set(missing)]).toEqual([])
})
