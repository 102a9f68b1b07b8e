import { useQuery } from '@tanstack/react-query'

import type { InsightPartition } from '@/contract/groups/reports'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { audienceParts } from '@/core/shared/reports/audience-parts'
import { PartitionPanel } from '@/core/shared/reports/partition-panel'
import { type InsightModel, insightQuery } from '@/core/shared/reports/queries'
import type { ReportPeriod } from '@/core/shared/reports/report-range'

import type { InsightKind } from './queries'

type Part = [InsightPartition, TranslationKey]

/** Music below an artist or an album, the most played first. */
const musicParts: Record<InsightKind, readonly Part[]> = {
  artist: [
    ['tracks', 'Top songs'],
    ['albums', 'Top albums'],
  ],
  album: [['tracks', 'Top songs']],
  track: [],
}

const linked: Partial<Record<InsightPartition, InsightKind>> = { tracks: 'track', albums: 'album' }

type AudienceProps = { model: InsightModel; kind: InsightKind; period: ReportPeriod }

/** Panels of what is played most, where, and on what. */
export function Audience({ model, kind, period }: AudienceProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {[...musicParts[kind], ...audienceParts].map(([metric, title]) => (
        <AudiencePanel key={metric} model={model} metric={metric} title={t(title)} period={period} />
      ))}
    </div>
  )
}

type AudiencePanelProps = Omit<AudienceProps, 'kind'> & { metric: InsightPartition; title: string }

function AudiencePanel({ model, metric, title, period }: AudiencePanelProps) {
  const query = useQuery({ ...insightQuery(model, metric, period), select: ({ report }) => report[metric] ?? null })
  const kind = linked[metric]
  return (
    <PartitionPanel
      title={title}
      query={query}
      {...(kind && { linkOf: ({ id }) => paths.backstage.link(`insights/${kind}/${id}`) })}
    />
  )
}
