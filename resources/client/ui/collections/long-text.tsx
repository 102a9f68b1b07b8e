import { useMemo, useState } from 'react'

import { classNames } from '@/lib/class-names'

import { Button } from '../buttons/button'
import { useUiTranslation } from '../ui-translation'
import { VirtualList } from './virtual-list'

/** Longest text that is shown whole, in characters. */
export const SHOWN_LENGTH = 3000

/** Characters of a virtualized piece: browsers lay out a longer one slowly. */
const PIECE_LENGTH = 2000

const TEXT = 'font-mono text-sm wrap-anywhere whitespace-pre-wrap'

type Piece = { id: string; text: string }

/** Cuts a text into pieces that end with a line where one ends in time. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start < text.length;) {
    const piece = text.slice(start, start + PIECE_LENGTH)
    // Only in the piece: a search from its end would read a text of one line to its beginning, for every piece.
    const newline = start + PIECE_LENGTH < text.length ? piece.lastIndexOf('\n') : -1
    const shown = newline > 0 ? piece.slice(0, newline + 1) : piece
    pieces.push({ id: String(start), text: shown })
    start += shown.length
  }
  return pieces
}

/** Machine-written text of any length, such as a log: the beginning of a long one, and the rest virtualized on request. */
export function LongText({ label, text }: { label: string; text: string }) {
  const { t } = useUiTranslation()
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > SHOWN_LENGTH
  const pieces = useMemo(() => (isLong && isWhole ? piecesOf(text) : undefined), [isLong, isWhole, text])
  return (
    <div className="flex flex-col gap-3">
      {pieces ? (
        <VirtualList
          label={label}
          items={pieces}
          itemKey={({ id }) => id}
          estimateSize={600}
          scroller="box"
          className="h-[60dvh] rounded-input bg-background-alt p-4"
          renderItem={({ text: piece }) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the list by its pieces
            <pre tabIndex={0} lang="en" translate="no" className={TEXT}>
              {piece}
            </pre>
          )}
        />
      ) : (
        <pre
          lang="en"
          translate="no"
          aria-label={label}
          className={classNames(TEXT, 'rounded-input bg-background-alt p-4')}
        >
          {isLong ? `${text.slice(0, SHOWN_LENGTH)}…` : text}
        </pre>
      )}
      {isLong && (
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isWhole}
          className="self-start"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('Show less') : t('Show all')}
        </Button>
      )}
    </div>
  )
}
