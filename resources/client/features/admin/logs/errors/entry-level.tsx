import { Badge } from '@/ui/feedback/badge'

const SEVERE = ['ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY']

/** Level of a log entry; the levels of Monolog stay untranslated, as in the file. */
export function EntryLevel({ level }: { level: string | null }) {
  if (!level) return null
  const name = level.toUpperCase()
  return (
    <span lang="en" translate="no">
      <Badge tone={SEVERE.includes(name) ? 'danger' : name === 'WARNING' ? 'primary' : 'neutral'}>{name}</Badge>
    </span>
  )
}
