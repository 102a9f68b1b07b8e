import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { settingsSchema } from '@/contract/shapes/settings'
import { socialServices } from '@/contract/shapes/social-popup'

const CLIENT = 'resources/client/'
const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

const schema = withoutComments(
  readFileSync(`${CLIENT}contract/shapes/settings.ts`, 'utf8').split('settingsSchema =')[1] ?? '',
)

/** Names of all parsed settings and groups of settings. */
const keys = [...new Set([...schema.matchAll(/\b(\w+): /g)].map(([, key = '']) => key))]

/** Settings that the client reads in a loop over the contract's services. */
const LOOPED: readonly string[] = socialServices

/** Settings that each turn videos on, whatever their value; only the server reads them one by one. */
const ANY_OF_THEM = ['suggested_quality', 'region_code', 'search_method', 'store_id']

/** Files that name settings without reading them: the contract, and the tables of the settings editor. */
const NAMES_ONLY = /^contract\/|^features\/admin\/site\/settings\//

const client = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !NAMES_ONLY.test(file))
  .map((file) => withoutComments(readFileSync(CLIENT + file, 'utf8')))
  .join('\n')

/** Whether code reads a property of the name: `player.hide_queue`, `{ hide_queue } = player`, or `ads[slot]` by its name. */
const isRead = (key: string): boolean =>
  new RegExp(
    `'${key}'|\\.${key}\\b(?!\\s*\\()|\\{[^{}();=]*\\b${key}\\b[^{}();]*\\}(?:[^{}();=]*\\})*\\s*(?:[:=)]|=>)`,
  ).test(client)

it('reads every setting that it parses', () => {
  expect(keys.length).toBeGreaterThan(60)
  expect(keys.filter((key) => ![...ANY_OF_THEM, ...LOOPED].includes(key) && !isRead(key))).toEqual([])
  expect(['no_such_setting', 'kokle'].filter(isRead)).toEqual([])
  expect(client).toMatch(/Object\.values\(bootstrap\.settings\.youtube\)\.some\(Boolean\)/)
})

it('parses every setting that the deployment guide names', () => {
  const named = [...readFileSync('docs/deployment.md', 'utf8').matchAll(/`settings\.([\w.]+)`/g)].map(([, path = '']) =>
    path.split('.'),
  )
  expect(named.length).toBeGreaterThan(0)
  const parsed: unknown = settingsSchema.parse({})
  expect(Object.keys(parsed as object)).toEqual(expect.arrayContaining(named.map(([group]) => group)))
  expect(named.flat().filter((key) => !keys.includes(key))).toEqual([])
})
