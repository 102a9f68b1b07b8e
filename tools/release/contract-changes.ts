import { CannotRun } from '../command-line/cannot-run'
import { OpenApiExit, performOpenApi } from '../openapi/perform'

/** Text of CHANGES.md: how the contract differs from an earlier export. Throws for wrong usage. */
export async function contractChanges(since: string, version: string): Promise<string> {
  const lines: string[] = []
  const code = await performOpenApi(['--diff', since], (line) => lines.push(line))
  if (code === OpenApiExit.Usage) throw new CannotRun(code, lines.join('\n'))
  return [`# Contract changes in ${version}`, '', '```', ...lines, '```', ''].join('\n')
}
