import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { ApiError } from '@/core/platform/api/api-error'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { FloatingBar } from '@/ui/overlays/floating-bar'

type BulkBarProps<Row> = {
  /** Selected rows; at least one. */
  selected: readonly Row[]
  /** Number of selected rows that this page does not show. */
  awayCount: number
  /** Whether this page has rows that are not selected. */
  canSelectMore: boolean
  actions: readonly BulkAction<Row>[]
  onSelectPage: () => void
  onClear: () => void
}

/** Sticky toolbar with the number of selected rows and their actions, above the navigation of phones. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { selected, awayCount, canSelectMore, actions, onSelectPage, onClear } = props
  const { t } = useTranslation()
  const [running, setRunning] = useState<string>()
  const rowsOf = ({ appliesTo }: BulkAction<Row>) => (appliesTo ? selected.filter(appliesTo) : selected)

  const run = async (action: BulkAction<Row>) => {
    if (running !== undefined) return
    setRunning(action.id)
    try {
      if ((await action.run(rowsOf(action))) !== false) onClear()
    } catch (error) {
      // An ApiError has already been shown to the user.
      if (!(error instanceof ApiError)) reportError(error)
    } finally {
      setRunning(undefined)
    }
  }
  return (
    <FloatingBar
      role="toolbar"
      aria-label={t('Selected rows')}
      className="animate-rise gap-2 p-3 [--bar-offset:var(--bottom-navigation-height)]"
    >
      <IconButton label={t('Clear selection')} icon={<X />} onClick={onClear} />
      <p role="status" className="me-auto font-bold">
        {awayCount > 0
          ? t('[one :count selected|other :count selected], :away not on this page', {
              count: selected.length,
              away: formatNumber(awayCount),
            })
          : t('[one :count selected|other :count selected]', { count: selected.length })}
      </p>
      {canSelectMore && (
        <Button variant="ghost" size="sm" onClick={onSelectPage}>
          {t('Select all on this page')}
        </Button>
      )}
      {actions
        .filter((action) => rowsOf(action).length > 0)
        .map((action) => (
          <Button
            key={action.id}
            variant={action.isDanger ? 'danger' : 'outline'}
            pending={running === action.id}
            onClick={() => void run(action)}
          >
            {action.icon}
            {action.label}
          </Button>
        ))}
    </FloatingBar>
  )
}

/** An action on all selected rows. */
export type BulkAction<Row> = {
  id: string
  label: string
  icon?: ReactNode
  isDanger?: boolean
  /** Rows that the action has something to do for; it is offered while some of them are selected. All by default. */
  appliesTo?: (row: Row) => boolean
  /**
   * Runs the action. The selection is cleared afterwards, unless this rejects or resolves to false because nothing
   * was done (the user cancelled a confirmation, for example).
   */
  run: (rows: readonly Row[]) => Promise<unknown>
}
