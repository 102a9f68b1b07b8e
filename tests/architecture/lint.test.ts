import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { allowed, violations } from './lint-violations'
import { createTempProject, type TempProject } from './temp-project'

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({ code: z.string(), filename: z.string(), message: z.string(), help: z.optional(z.string()) }),
  ),
})

const configSchema = z.object({
  rules: z.record(z.string(), z.unknown()),
  overrides: z.array(z.object({ rules: z.record(z.string(), z.unknown()) })),
})

const clientPath = (file: string) => `resources/client/${file}`

/** The name of a rule in the configuration: `eslint(max-lines)` is `max-lines` there. */
const ruleOf = (code: string) => code.replace(/^(.+)\((.+)\)$/, '$1/$2').replace(/^eslint\//, '')

describe('lint rules', () => {
  let project: TempProject
  let status: number | null
  let found: z.output<typeof reportSchema>['diagnostics']

  beforeAll(() => {
    const broken = Object.values(violations).map(({ file, code }): [string, string] => [clientPath(file), `${code}\n`])
    const fine = Object.entries(allowed).map(([file, code]): [string, string] => [clientPath(file), `${code}\n`])
    project = createTempProject(Object.fromEntries([...broken, ...fine]))
    const result = project.run('oxlint', '--format=json', 'resources')
    status = result.status
    found = reportSchema.parse(JSON.parse(result.output)).diagnostics
  })
  afterAll(() => project.remove())

  it.each(Object.entries(violations))('reports a deliberate violation of %s', (rule, { file }) => {
    expect(found.map(({ code, filename }) => `${ruleOf(code)} ${filename}`)).toContain(`${rule} ${clientPath(file)}`)
    expect(status).not.toBe(0)
  })

  it('proves every rule of this project with a violation', () => {
    const config = configSchema.parse(JSON.parse(readFileSync('.oxlintrc.json', 'utf8')))
    const settings = [config, ...config.overrides].flatMap(({ rules }) => Object.entries(rules))
    const enabledRules = settings.filter(([, setting]) => setting !== 'off').map(([rule]) => rule)
    const own = enabledRules.filter((rule) => rule.startsWith('house/') || rule.startsWith('no-restricted-'))
    expect(new Set(own)).toEqual(new Set(Object.keys(violations)))
  })

  it('explains the fix', () => {
    const textOf = (file: string) => JSON.stringify(found.filter(({ filename }) => filename === clientPath(file)))
    expect(textOf('app/full-zod.ts')).toContain('zod/mini')
    expect(textOf('app/storage.ts')).toContain('encodeComponent()')
    expect(textOf('app/storage.ts')).toContain('core/platform/storage')
    expect(textOf('app/escape.ts')).toContain('needs a reason')
    expect(textOf('core/mute.ts')).toContain('doc comment')
  })

  it('reports nothing in allowed files', () => {
    expect(found.filter(({ filename }) => Object.keys(allowed).map(clientPath).includes(filename))).toEqual([])
  })
})
