// Separate chunk: loads after the sidebar, which is complete without it.
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { Section } from '@/core/shared/records/sections/section'
import { Badge } from '@/ui/feedback/badge'

import type { WaitingList } from '../queries'
import { useWaiting } from './use-waiting'

/** Number of a section's records that wait for the editor, for its link; nothing where none do. */
export function WaitingBadge({ section }: { section: Section }) {
  const list = useWaiting().find((waiting) => waiting.section === section)
  return list ? <Count list={list} /> : null
}

function Count({ list: { useCount } }: { list: WaitingList }) {
  const { t } = useTranslation()
  const { data: count = 0 } = useCount()
  if (count === 0) return null
  return (
    <>
      <span className="sr-only">, {t(':count waiting', { count })}</span>
      <span aria-hidden className="ms-auto">
        <Badge tone="primary">{formatNumber(count)}</Badge>
      </span>
    </>
  )
}
