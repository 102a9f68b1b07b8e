import type {
  BackstageRequest,
  backstageRequestStatuses,
  backstageRequestTypes,
} from '@/contract/groups/backstage-requests'
import { translate, type TranslationKey } from '@/core/platform/i18n/use-translation'
import type { BadgeTone } from '@/ui/feedback/badge'

/** Texts of the types, phrased as the user's request. */
export const requestTypes: Record<(typeof backstageRequestTypes)[number], TranslationKey> = {
  'become-artist': 'A new artist',
  'verify-artist': 'A verified badge',
  'claim-artist': 'An existing artist',
}

/** Progress of a request, with the look of its badge. */
export const requestStatuses: Record<
  (typeof backstageRequestStatuses)[number],
  { label: TranslationKey; tone: BadgeTone }
> = {
  pending: { label: 'Pending', tone: 'primary' },
  approved: { label: 'Approved', tone: 'positive' },
  denied: { label: 'Denied', tone: 'danger' },
}

/** Looks up a value of the server; undefined for one that this client does not know. */
const known = <Value>(map: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined

/** Returns the translated type; the server's own for an unknown one. */
export function typeOf({ type }: BackstageRequest): string {
  const text = known<TranslationKey>(requestTypes, type)
  return text ? translate(text) : type
}

/** Returns the translated status, and the look of its badge. */
export function statusOf({ status }: BackstageRequest): { label: string; tone: BadgeTone } {
  const { label, tone } = known(requestStatuses, status) ?? {}
  return { label: label ? translate(label) : status, tone: tone ?? 'neutral' }
}
