import type { Lines, TranslationKey } from './translation'

/** Lines that ship with the client, by language; each is a chunk of its own. */
const shipped: Record<string, () => Promise<{ default: Lines }>> = { lv: () => import('@lang/lv.json') }

/** A text that every release has: lines without it were not made for this client. */
const PROBE: TranslationKey = 'Try again'

/** Our own lines of a language; none for languages that do not ship. Rejects when they cannot be fetched. */
export async function shippedLines(language: string): Promise<Lines> {
  const load = shipped[language.split('-')[0] ?? '']
  return load ? (await load()).default : {}
}

/** Lines the server sent without those that nobody has translated yet. Thousands come, of which few or none are dropped. */
export const translated = (lines: Lines): Lines =>
  Object.values(lines).includes('')
    ? Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== ''))
    : lines

/** Whether the server's lines were made for this client, so that the first screen need not wait for ours. */
export const areForThisClient = (lines: Lines): boolean => Object.hasOwn(lines, PROBE)
