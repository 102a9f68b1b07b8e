import lines from '@lang/lv.json'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { formatLine } from './laravel-format'

/** Source that contains translated texts: the client, and the mock server, whose messages are translated too. */
const sourceOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')

const client = sourceOf('resources/client')
const source = `${client}\n${sourceOf('mock-server')}`

/** Template literals such as "The ${field} must be …"; only long ones, since short ones would match anything. */
const templates = [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
  .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.join('').length > 20)
  .map(
    (parts) =>
      new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`),
  )

/** Whether the source contains the text as a string literal in any quotes, or matches a template. */
const isUsed = (key: string): boolean =>
  [`'${key.replaceAll("'", "\\'")}'`, `"${key}"`, `\`${key}\``].some((literal) => source.includes(literal)) ||
  templates.some((template) => template.test(key))

/** Web app manifest and HTML, which every visitor gets before any catalogue. */
const PAGES = ['public/manifest.json', 'examples/laravel/resources/views/app.blade.php', 'tools/demo/index.html']

/** Latvian texts outside the catalogue: of the pages in Latvian, the offline page, the manifest and the HTML. */
const textsOutside = [client, ...PAGES.map((file) => readFileSync(file, 'utf8'))].flatMap((text) =>
  [...text.matchAll(/'([^'\n]+)'|": "([^"\n]+)"|>([^<>{}\n]+)</g)]
    .map(([, literal, value, content]) => literal ?? value ?? content ?? '')
    .filter((found) => /[āčēģīķļņšūž]/i.test(found)),
)

const placeholders = (text: string): string[] =>
  [...new Set(text.match(/:[a-z]\w*/gi)?.map((name) => name.toLowerCase()))].sort()

/** The plural categories of each group in a text. */
const pluralGroups = (text: string): (string | undefined)[][] =>
  [...text.matchAll(/\[((?:zero|one|other) [^\]]*)\]/g)].map(([, group = '']) =>
    group.split('|').map((form) => form.split(' ')[0]),
  )

/** Words of which Latvian texts use one: the word, and those that it replaces. */
const TERMS: Readonly<Record<string, RegExp>> = {
  datne: /(?<!\p{L})fail/iu,
  rakstzīme: /(?<!\p{L})zīm(es|ēm|ju|ei)(?!\p{L})/iu,
  rediģēt: /(?<!\p{L})labo(t|ju|sim|jot)(?!\p{L})/iu,
  ieiet: /pieslē(g|dz)|ienā(k|c)|izrakst[iī]/iu,
  'bloķēt (accounts)': /^Apturē(t|ts|šana)(?!\p{L}).*konts/iu,
  'apturēt (playback)': /pauz/iu,
  vietne: /mājas ?lap/iu,
  pārlūks: /pārlūkprogramm/iu,
  darbvieta: /darba (grup|viet)/iu,
  'bērna profils': /ģimenes profil/iu,
  '„…”': /["“«»]/u,
  '–': /—/u,
  tu: /(?<!\p{L})(Lūdzu, \p{L}+iet|\p{L}+(?:ojiet|ējiet|rādiet|ieties|stājiet|stiet)|jūs\p{L}*)(?!\p{L})/iu,
}

/** Lines that use a replaced word in another meaning. */
const OTHER_MEANINGS = new Set([
  'Fix',
  'Fix: :name',
  "Try fewer words or just the start of a name. It's fine to leave out accents.",
])

/** Lines with a word after a number that is always the same, as the code that names it says. */
const CONSTANT_NUMBERS = new Set([
  ':shown of :total icons. Search to find others.',
  'At least :count characters. Listeners see this name.',
  'At most :count rows and :size. Nothing is created before you confirm.',
  'Only the first :count calls are shown.',
  'Skip back :count seconds',
  'Skip forward :count seconds',
  'The file has more than :count rows.',
])

/** A number and the word that it counts; “no”, “līdz” and “lapā” are the same after every number. */
const COUNTED = /:(count|done|max|min|number|rows|shown|total) (?!no |līdz |lapā)\p{L}/u

describe('lv.json', () => {
  const entries = Object.entries(lines)

  test('sorts its lines by key, to avoid merge conflicts', () => {
    expect(Object.keys(lines)).toEqual(Object.keys(lines).toSorted())
  })

  test('contains no unused lines', () => {
    expect(Object.keys(lines).filter((key) => !isUsed(key))).toEqual([])
  })

  test.each(Object.entries(TERMS))('uses one word: %s', (_, replaced) => {
    expect(entries.filter(([key, line]) => replaced.test(line) && !OTHER_MEANINGS.has(key))).toEqual([])
  })

  test.each(Object.entries(TERMS))('uses one word in the texts outside of it, too: %s', (_, replaced) => {
    expect(textsOutside.length).toBeGreaterThan(20)
    expect(textsOutside.filter((text) => replaced.test(text))).toEqual([])
  })

  test('puts no full stop after a date, which ends with one: “30. nov.”', () => {
    expect(entries.filter(([, line]) => /:(date|until|day)\.(?!\.)/.test(line))).toEqual([])
  })

  test.each(entries.filter(([key]) => pluralGroups(key).length > 0))('agrees with its number: %s', (key, line) => {
    const forms = (text: string, language: string) =>
      [0, 1, 2, 10, 11, 21].map((count) => formatLine(text, { count }, language).replace(String(count), '#'))
    const [zero, one, two, ten, eleven, twentyOne] = forms(line, 'lv')
    // 1, 21 and 31 take the singular, all others the plural.
    expect(twentyOne).toBe(one)
    expect([zero, ten, eleven]).toEqual([two, two, two])
    expect(new Set(forms(key, 'en').filter((_, index) => index !== 1)).size).toBe(1)
  })

  test('forms the plural of every word after a number that changes', () => {
    const withoutForms = entries.filter(([, line]) =>
      COUNTED.test(line.replaceAll(/\[(?:zero|one|other) [^\]]*\]/g, '')),
    )
    expect(withoutForms.map(([key]) => key)).toEqual([...CONSTANT_NUMBERS])
  })

  test.each(entries)('keeps the placeholders and plurals of: %s', (key, line) => {
    expect(line.trim()).toBe(line)
    expect(line).not.toBe('')
    expect(placeholders(line)).toEqual(placeholders(key))
    expect(pluralGroups(line)).toHaveLength(pluralGroups(key).length)
    for (const forms of pluralGroups(line)) expect(forms).toEqual(['zero', 'one', 'other'])
  })
})
