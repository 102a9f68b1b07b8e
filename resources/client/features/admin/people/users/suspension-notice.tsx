import type { Account } from '@/contract/groups/accounts'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'

/** Why a user is suspended and until when, as far as the server says. */
export function SuspensionNotice({ user: { bans } }: { user: Account }) {
  const { t } = useTranslation()
  const { comment: reason, expired_at: end } = bans[0] ?? {}
  return (
    <div className="flex flex-col gap-1 rounded-panel border border-danger bg-paper px-5 py-4">
      <p className="font-semibold">{reason ? t('Suspended: :reason', { reason }) : t('Suspended')}</p>
      {end && <p className="text-sm text-muted">{t('Ends :date', { date: formatDate(end) })}</p>}
    </div>
  )
}
