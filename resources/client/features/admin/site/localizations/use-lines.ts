import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import type { ManagedLocalization } from '@/contract/groups/localizations'

import { problemOf } from './line-problems'
import { filterTexts, type LineFilter, type Lines, searchableLines, withLine } from './lines'
import { interfaceTextsQuery } from './queries'

type View = { filter: LineFilter; search: string; /** The lines when the view was chosen. */ lines: Lines }

/**
 * State of the lines in the editor. A row stays in the list while it is edited: the filter applies to the lines as they
 * were when it was chosen.
 */
export function useLines(saved: ManagedLocalization | undefined) {
  const savedLines = saved?.lines ?? NO_LINES
  const language = saved?.language ?? 'en'
  const { data: ofInterface } = useQuery({ ...interfaceTextsQuery(language), enabled: saved !== undefined })
  const [opened] = useState(savedLines)
  const [changes, setChanges] = useState<Lines>(NO_LINES)
  const lines = useMemo(() => ({ ...savedLines, ...changes }), [savedLines, changes])
  const [view, setView] = useState<View>({ filter: 'all', search: '', lines: savedLines })
  const texts = useMemo(
    () => [...new Set([...(ofInterface ?? []), ...Object.keys(savedLines)])].toSorted(),
    [ofInterface, savedLines],
  )
  const searchable = useMemo(() => searchableLines(texts, view.lines), [texts, view.lines])
  return {
    language,
    lines,
    texts,
    /** Lines that the user has changed; what the form submits. */
    changes,
    setChanges,
    view,
    shown: useMemo(() => filterTexts(searchable, { ...view, language }), [searchable, view, language]),
    show: (next: Partial<Omit<View, 'lines'>>) => setView({ ...view, ...next, lines }),
    write: (text: string, line: string) =>
      setChanges((before) => withLine(before, [text, line], { saved: savedLines, opened })),
    /** Whether a line that the user has changed must not be saved. */
    hasBrokenChange: Object.entries(changes).some(([text, line]) => problemOf(text, line, language)),
  }
}

const NO_LINES: Lines = {}

/** Result of {@link useLines}. */
export type LinesState = ReturnType<typeof useLines>
