import { foldText } from '@/lib/text'

import { problemOf } from './line-problems'

/** Translations by English text; an empty one is missing. */
export type Lines = Readonly<Record<string, string>>

/** Lines that the list shows. */
export type LineFilter = 'all' | 'untranslated' | 'same' | 'problems'

/** Returns the translation of a text; empty for none. */
export const lineOf = (lines: Lines, text: string): string => (Object.hasOwn(lines, text) ? (lines[text] ?? '') : '')

/** Lines as they are on the server, and as they were when the editor opened. */
type Versions = { saved: Lines; opened: Lines }

/**
 * Records the translation that the user typed. Drops it when the line is as it was when the editor opened, unless another
 * one has been saved since: then the old one is a change.
 */
export function withLine(
  changes: Lines,
  [text, line]: [text: string, line: string],
  { saved, opened }: Versions,
): Lines {
  const { [text]: _, ...others } = changes
  const isUntouched = line === lineOf(opened, text) && line === lineOf(saved, text)
  return isUntouched ? others : { ...changes, [text]: line }
}

/** A text with its translation, and both folded for searching: folding thousands with each keystroke is slow. */
type SearchableLine = { text: string; line: string; folded: string }

/** Prepares the lines of a language for {@link filterTexts}. */
export const searchableLines = (texts: readonly string[], lines: Lines): SearchableLine[] =>
  texts.map((text) => {
    const line = lineOf(lines, text)
    return { text, line, folded: foldText(`${text}\n${line}`) }
  })

type LineQuery = { filter: LineFilter; search: string; language: string }

const tests: Record<LineFilter, (text: string, line: string, language: string) => boolean> = {
  all: () => true,
  untranslated: (_, line) => line === '',
  same: (text, line) => text === line,
  problems: (text, line, language) => problemOf(text, line, language) !== undefined,
}

/** Returns the texts that pass the filter, and contain the search or whose translation contains it. */
export function filterTexts(all: readonly SearchableLine[], { filter, search, language }: LineQuery): string[] {
  const needle = foldText(search.trim())
  return all
    .filter(({ text, line, folded }) => folded.includes(needle) && tests[filter](text, line, language))
    .map(({ text }) => text)
}

/** Counts translated texts; the share is rounded down, so that only a complete language reaches 1. */
export function progressOf(texts: readonly string[], lines: Lines): { done: number; total: number; share: number } {
  const done = texts.filter((text) => lineOf(lines, text) !== '').length
  const share = texts.length === 0 ? 1 : Math.floor((100 * done) / texts.length) / 100
  return { done, total: texts.length, share }
}
