import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { BUNDLE } from './built-chunks'

/** Every selector with `:has()` in the bundle's style sheets, with one letter for each escaped character. */
const selectors = () =>
  readdirSync(join(BUNDLE, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(BUNDLE, 'assets', name), 'utf8').replaceAll(/\\./g, 'x'))
    .flatMap((sheet) => sheet.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? [])

/** The whole page, or any element. */
const ANY = /(?::root|html|body|main|\*|[\s>+~,])\)?(?::not\()?:has\(/

it('asks `:has()` neither of the whole page nor of any element, since each insertion would restyle the page', () => {
  expect(selectors()).not.toEqual([])
  expect(selectors().filter((selector) => ANY.test(selector))).toEqual([])
})
