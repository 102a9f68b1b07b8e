import type { emailStatuses } from '@/contract/groups/outgoing-emails'
import type { Translation } from '@/core/platform/i18n/translation'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { Badge, type BadgeTone } from '@/ui/feedback/badge'

type Look = { label: TranslationKey; tone: BadgeTone }

/** States of an email by the name on the wire. */
export const statusLooks: Readonly<Record<(typeof emailStatuses)[number], Look>> = {
  'no-sent': { label: 'Not sent yet', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'positive' },
  error: { label: 'Not delivered', tone: 'danger' },
}

const lookOf = (status: string): Look | undefined =>
  Object.hasOwn(statusLooks, status) ? statusLooks[status as keyof typeof statusLooks] : undefined

/** State of an email in words; an unknown one as the server names it. */
export const statusText = (status: string, { t }: Translation): string => {
  const look = lookOf(status)
  return look ? t(look.label) : status
}

/** Badge with the state of an email. */
export const EmailStatus = ({ status }: { status: string }) => (
  <Badge tone={lookOf(status)?.tone ?? 'neutral'}>{statusText(status, useTranslation())}</Badge>
)
