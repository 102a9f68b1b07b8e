import lines from '@lang/lv.json'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Source that contains translated texts: the client, and the mock server, whose messages are translated too. */
const source = ['resources/client', 'mock-server']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

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

const placeholders = (text: string): string[] =>
  [...new Set(text.match(/:[a-z]\w*/gi)?.map((name) => name.toLowerCase()))].sort()

/** The plural categories of each group in a text. */
const pluralGroups = (text: string): (string | undefined)[][] =>
  [...text.matchAll(/\[((?:zero|one|other) [^\]]*)\]/g)].map(([, group = '']) =>
    group.split('|').map((form) => form.split(' ')[0]),
  )

describe('lv.json', () => {
  const entries = Object.entries(lines)

  test('sorts its lines by key, to avoid merge conflicts', () => {
    expect(Object.keys(lines)).toEqual(Object.keys(lines).toSorted())
  })

  test('contains no unused lines', () => {
    expect(Object.keys(lines).filter((key) => !isUsed(key))).toEqual([])
  })

  test.each(entries)('keeps the placeholders and plurals of: %s', (key, line) => {
    expect(line.trim()).toBe(line)
    expect(line).not.toBe('')
    expect(placeholders(line)).toEqual(placeholders(key))
    expect(pluralGroups(line)).toHaveLength(pluralGroups(key).length)
    for (const forms of pluralGroups(line)) expect(forms).toEqual(['zero', 'one', 'other'])
  })
})
