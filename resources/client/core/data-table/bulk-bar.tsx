import { X } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/i18n/use-translation'
import { Button } from '@/ui/button'

import type { BulkAction } from './bulk-action'

type BulkBarProps<Row> = {
  /** Selected rows of this page: at least one. */
  selected: readonly Row[]
  /** How many rows this page has. */
  pageCount: number
  actions: readonly BulkAction<Row>[]
  onSelectPage: () => void
  onClear: () => void
}

/** How many rows are selected, and what can be done with them. It stays in view while the rows scroll. */
export function BulkBar<Row>({ selected, pageCount, actions, onSelectPage, onClear }: BulkBarProps<Row>) {
  const { t } = useTranslation()
  const [running, setRunning] = useState<string>()

  const run = async (action: BulkAction<Row>) => {
    if (running !== undefined) return
    setRunning(action.id)
    try {
      if ((await action.run(selected)) !== false) onClear()
    } finally {
      setRunning(undefined)
    }
  }
  return (
    <div
      role="toolbar"
      aria-label={t('Selected rows')}
      className="sticky bottom-4 z-bar flex animate-rise flex-wrap items-center gap-2 rounded-panel border border-divider bg-paper p-3 ps-5 shadow-floating"
    >
      <p role="status" className="me-auto font-bold">
        {t('[one :count selected|other :count selected]', { count: selected.length })}
      </p>
      {selected.length < pageCount && (
        <Button variant="ghost" onClick={onSelectPage}>
          {t('Select the whole page')}
        </Button>
      )}
      {actions.map((action) => (
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
      <Button variant="ghost" onClick={onClear}>
        <X aria-hidden className="size-5" />
        {t('Clear selection')}
      </Button>
    </div>
  )
}
