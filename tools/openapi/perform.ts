import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'

import { CannotRun, USAGE_EXIT, wrongUsage } from '../command-line/cannot-run'
import { parseOptionValues } from '../command-line/parse-options'
import { VERSION } from '../version'
import { collectExamples } from './collect-examples'
import { compareDocuments, documentSchema } from './compare-documents'
import { buildDocument, type Examples } from './document'
import { buildSchemaFile } from './schema-file'

/** Exit codes of the command. */
export const OpenApiExit = { Ok: 0, Breaking: 1, Usage: USAGE_EXIT } as const

const USAGE = `Exports the contract as OpenAPI 3.1 and JSON Schema, or compares two exports.

  npm run contract:openapi -- --out contract-export
  npm run contract:openapi -- --diff old/openapi.json            compares with the current contract
  npm run contract:openapi -- --diff old/openapi.json --with new/openapi.json
  npm run contract:openapi -- --version

Exit codes: 0 exported or compatible, 1 breaking changes, 2 wrong usage.`

const DEFAULT_FOLDER = 'contract-export'

/** Performs the command and returns its exit code. */
export async function performOpenApi(args: string[], print: (line: string) => void): Promise<number> {
  try {
    const { help, version, out = DEFAULT_FOLDER, diff, with: other } = optionsOf(args)
    if (help) print(USAGE)
    else if (version) print(VERSION)
    else if (diff !== undefined) return printDifferences(readDocument(diff), other, print)
    else await writeExport(out, print)
    return OpenApiExit.Ok
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    print(`${error.message}\nAdd --help for the options.`)
    return error.exitCode
  }
}

function optionsOf(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  return parseOptionValues(args, { out: text, diff: text, with: text, version: flag, help: flag })
}

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

async function writeExport(folder: string, print: (line: string) => void): Promise<void> {
  const examples: Examples = await collectExamples()
  const files = {
    'openapi.json': buildDocument(VERSION, examples),
    'contract.schema.json': buildSchemaFile(VERSION),
  }
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), formatJson(content))
    print(`Wrote ${join(folder, name)}`)
  }
}

function readDocument(path: string) {
  try {
    return documentSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw wrongUsage(`${path} is not an exported openapi.json: ${String(error)}`)
  }
}

function printDifferences(
  before: z.output<typeof documentSchema>,
  other: string | undefined,
  print: (line: string) => void,
) {
  const current = () => documentSchema.parse(JSON.parse(JSON.stringify(buildDocument(VERSION, {}))))
  const { breaking, compatible } = compareDocuments(before, other === undefined ? current() : readDocument(other))
  for (const line of breaking) print(`breaking    ${line}`)
  for (const line of compatible) print(`compatible  ${line}`)
  print(breaking.length > 0 ? `${breaking.length} breaking changes` : 'No breaking changes')
  return breaking.length > 0 ? OpenApiExit.Breaking : OpenApiExit.Ok
}
