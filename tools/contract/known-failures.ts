import { readFile } from 'node:fs/promises'

import { wrongUsage } from '../command-line/cannot-run'
import { messageOf } from './fail-with-context'
import type { CaseResult, KnownFailures } from './report'

/** Reads the file of `--known-failures`: `{"failures": ["albums.show: …"]}`. Throws for wrong usage. */
export async function readKnownFailures(path: string): Promise<KnownFailures> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw wrongUsage(`--known-failures cannot be read: ${messageOf(error)}. Add --write-known-failures to create it`)
  })
  const titles = titlesOf(text)
  if (!titles) throw wrongUsage('--known-failures must be a file like {"failures": ["albums.show: without a title"]}')
  return new Set(titles)
}

function titlesOf(text: string): string[] | undefined {
  try {
    const { failures } = JSON.parse(text) as { failures?: unknown }
    return Array.isArray(failures) && failures.every((one) => typeof one === 'string') ? failures : undefined
  } catch {
    return undefined
  }
}

/** Marks a failure that is known, which doesn't fail the run. */
export const markKnown = (result: CaseResult, known: KnownFailures): CaseResult =>
  result.outcome === 'failed' && known.has(result.title) ? { ...result, outcome: 'known' } : result

/** Lists known failures whose cases passed. */
export const repairedOf = (results: readonly CaseResult[], known: KnownFailures): string[] =>
  results.filter(({ title, outcome }) => outcome === 'passed' && known.has(title)).map(({ title }) => title)

/** Formats the file of known failures after a run: its failures, and those of before whose cases it did not run. */
export function knownFailuresAfter(results: readonly CaseResult[], before: KnownFailures): string {
  const ran = results.filter(({ outcome }) => outcome !== 'skipped')
  const titles = new Set(before)
  for (const { title, outcome } of ran)
    if (outcome === 'passed') titles.delete(title)
    else titles.add(title)
  return `${JSON.stringify({ failures: [...titles].toSorted() }, null, 2)}\n`
}
