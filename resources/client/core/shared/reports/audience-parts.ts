import type { InsightPartition } from '@/contract/groups/reports'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** Where an audience is and what it uses: the parts of a report, with their titles. */
export const audienceParts = [
  ['locations', 'Countries'],
  ['devices', 'Devices'],
  ['browsers', 'Browsers'],
  ['platforms', 'Platforms'],
] as const satisfies [InsightPartition, TranslationKey][]

/** One of {@link audienceParts}. */
export type AudiencePart = (typeof audienceParts)[number][0]
