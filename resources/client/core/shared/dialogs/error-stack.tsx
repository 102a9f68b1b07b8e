import { ChevronRight } from 'lucide-react'
import { useState } from 'react'

import type { ErrorTrace, TraceFrame, VendorGroup } from '@/contract/machinery/error-trace'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'

/** Selection of a frame; without it, frames are only shown. */
type Selection = { selected?: TraceFrame | undefined; onSelect?: (frame: TraceFrame) => void }

const row = 'flex min-h-11 w-full items-center gap-2 rounded-input px-3 py-1.5 text-start text-sm'
const pressable = classNames(row, 'hover:bg-hover')
const frameRow = 'flex-wrap gap-y-0 font-mono'

/** Stack frames of an error, latest call first; consecutive vendor frames are collapsed. */
export function ErrorStack({ trace, ...selection }: { trace: ErrorTrace['trace'] } & Selection) {
  const { t } = useTranslation()
  const groups = trace.filter(isVendorGroup)
  const [expanded, setExpanded] = useState<ReadonlySet<VendorGroup>>(new Set())
  const areAllExpanded = expanded.size === groups.length

  const toggle = (group: VendorGroup) => {
    const next = new Set(expanded)
    if (!next.delete(group)) next.add(group)
    setExpanded(next)
  }
  return (
    <div className="min-w-0">
      {groups.length > 0 && (
        <Button variant="outline" size="sm" onClick={() => setExpanded(new Set(areAllExpanded ? [] : groups))}>
          {areAllExpanded ? t('Collapse vendor frames') : t('Expand vendor frames')}
        </Button>
      )}
      <ol aria-label={t('Call stack')} className="mt-3">
        {trace.map((entry) => (
          <li key={isVendorGroup(entry) ? `group-${entry.items[0]?.flatIndex}` : entry.flatIndex}>
            {isVendorGroup(entry) ? (
              <Group group={entry} isExpanded={expanded.has(entry)} onToggle={() => toggle(entry)} {...selection} />
            ) : (
              <Frame frame={entry} {...selection} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

type GroupProps = Selection & { group: VendorGroup; isExpanded: boolean; onToggle: () => void }

function Group({ group: { items }, isExpanded, onToggle, ...selection }: GroupProps) {
  const { t } = useTranslation()
  return (
    <>
      <button
        type="button"
        aria-expanded={isExpanded}
        onClick={onToggle}
        className={classNames(pressable, 'text-muted')}
      >
        <ChevronRight aria-hidden className={classNames('size-4 shrink-0', isExpanded && 'rotate-90')} />
        {t(':count vendor frame(s)', { count: items.length })}
      </button>
      {isExpanded && (
        <ol className="ms-3 border-s border-divider ps-2">
          {items.map((frame) => (
            <li key={frame.flatIndex}>
              <Frame frame={frame} {...selection} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Frame({ frame, selected, onSelect }: Selection & { frame: TraceFrame }) {
  const text = (
    <>
      <span className="w-full break-all">{placeOf(frame)}</span>
      {frame.method && <span className="break-all text-muted">{frame.method}</span>}
    </>
  )
  if (!onSelect) {
    return (
      <div lang="en" translate="no" className={classNames(row, frameRow)}>
        {text}
      </div>
    )
  }
  return (
    <button
      type="button"
      lang="en"
      translate="no"
      aria-current={frame === selected}
      onClick={() => onSelect(frame)}
      className={classNames(pressable, frameRow, 'aria-[current=true]:bg-selected')}
    >
      {text}
    </button>
  )
}

/** Distinguishes a group of vendor frames from a single frame. */
const isVendorGroup = (entry: ErrorTrace['trace'][number]): entry is VendorGroup => entry['vendorGroup'] === true

/** Flattens a trace to its frames in stack order. */
export const framesOf = (trace: ErrorTrace['trace']): TraceFrame[] =>
  trace.flatMap((entry) => (isVendorGroup(entry) ? entry.items : [entry]))

/** Formats a frame's location: `app/Models/User.php:42`. */
export const placeOf = ({ path, lineNumber }: TraceFrame): string =>
  path.join('/') + (lineNumber === null ? '' : `:${lineNumber}`)
