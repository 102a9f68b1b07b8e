import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { BUNDLE } from './built-chunks'
import { CLIENT, clientFiles } from './client-program'

/** The bundle's style sheets, with one letter for each escaped character. */
const sheets = () =>
  readdirSync(join(BUNDLE, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(BUNDLE, 'assets', name), 'utf8').replaceAll(/\\./g, 'x'))

/** Every selector with `:has()` in the bundle's style sheets. */
const selectors = () => sheets().flatMap((sheet) => sheet.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? [])

/** The whole page, or any element. */
const ANY = /(?::root|html|body|main|\*|[\s>+~,])\)?(?::not\()?:has\(/

it('applies `:has()` neither to the whole page nor to every element, since each insertion would restyle the page', () => {
  expect(selectors()).not.toEqual([])
  expect(selectors().filter((selector) => ANY.test(selector))).toEqual([])
})

it('selects nothing by a style attribute, since any change of that of the page would restyle what is inside', () => {
  expect(sheets().flatMap((sheet) => sheet.match(/[^{}]*\[style[^{}]*(?=\{)/g) ?? [])).toEqual([])
})

/** Functions of CSS whose arguments are formulas; parentheses without a name are too. */
const MATH = new Set(['', 'calc', 'min', 'max', 'clamp', 'round', 'mod', 'rem'])

/**
 * Formulas that can compute to 0 or infinity, so that an element disappears: an angle of two lengths, which engines
 * resolve too early, and a division by anything but a number or `max(1, …)`.
 */
function vanishingFormulas(sheet: string): string[] {
  const functions: string[] = []
  return [...sheet.matchAll(/([\w-]*)\(|\)|\/(?=\s*([^\s,;{}]+))/g)].flatMap(([token, name, divisor]) => {
    if (name !== undefined) functions.push(name)
    else if (token === ')') functions.pop()
    if (name !== undefined) return /^a?(?:sin|cos|tan2?)$/.test(name) ? [token] : []
    const divides = divisor !== undefined && MATH.has(functions.at(-1) ?? 'none')
    return divides && !/^(?:\d*\.?\d*[1-9]|max\(1\b)/.test(divisor) ? [`/ ${divisor}`] : []
  })
}

it('finds formulas that can compute to nothing, and allows slashes of other kinds', () => {
  const sheet = `
    .a { width: calc(100% / var(--columns)); --angle: tan(atan2(1px, 2px)); height: calc((1px + 2px) / (var(--a))) }
    .b { width: calc(100% / max(1, var(--columns))); color: rgb(0 0 0 / var(--opacity)); margin: calc(1px / 2.5) }
    .c { grid-area: 1 / var(--end); font: 1rem/var(--leading) serif; width: calc(1px / 0) }
  `
  expect(vanishingFormulas(sheet)).toEqual(['/ var(--columns))', 'tan(', 'atan2(', '/ (var(--a)))', '/ 0)'])
})

it('sizes nothing by a formula that can compute to nothing', () => {
  expect(sheets().flatMap(vanishingFormulas)).toEqual([])
})

it('queries the size of no container, since WebKit keeps the old styles after a turn of the screen', () => {
  expect(sheets().filter((sheet) => sheet.includes('@container'))).toEqual([])
})

it('renders every legend in a Fieldset, since WebKit counts the legend of a flex item twice', () => {
  const texts = clientFiles
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(join(CLIENT, path), 'utf8'))
  expect(texts.filter((text) => text.includes('<legend'))).not.toEqual([])
  expect(texts.filter((text) => text.includes('<legend') && text.includes('<fieldset'))).toEqual([])
})
