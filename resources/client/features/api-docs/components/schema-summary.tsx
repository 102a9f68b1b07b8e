import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Badge } from '@/ui/feedback/badge'

import type { SchemaNode } from '../document/describe-schema'
import { Code } from './code'

/** Marks a parameter or field that must be sent, or that a response always has. */
export function RequiredBadge() {
  const { t } = useTranslation()
  return <Badge tone="primary">{t('Required')}</Badge>
}

/** Type, bounds, allowed values and description of a schema. */
export const SchemaSummary = ({ node: { type, bounds, values, description } }: { node: SchemaNode }) => (
  <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
    <Code className="text-muted">{type}</Code>
    {bounds.map((bound) => (
      <Code key={bound} className="text-muted">
        {bound}
      </Code>
    ))}
    {values.length > 0 && (
      <span className="flex flex-wrap gap-1.5">
        {values.map((value) => (
          <Code key={value} className="rounded-small bg-chip px-1.5 [overflow-wrap:anywhere]">
            {value}
          </Code>
        ))}
      </span>
    )}
    {description !== undefined && (
      <span lang="en" className="basis-full text-muted">
        {description}
      </span>
    )}
  </span>
)
