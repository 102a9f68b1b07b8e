import { Badge, type BadgeTone } from '@/ui/feedback/badge'

const tones: Record<string, BadgeTone> = { GET: 'positive', HEAD: 'positive', DELETE: 'danger' }

/** HTTP method of an operation. */
export const MethodBadge = ({ method }: { method: string }) => (
  <Badge tone={tones[method] ?? 'neutral'}>
    <span lang="en" translate="no">
      {method}
    </span>
  </Badge>
)
