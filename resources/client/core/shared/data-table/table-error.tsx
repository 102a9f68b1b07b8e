import { LockKeyhole } from 'lucide-react'

import { HttpStatus } from '@/contract/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { safePath } from '@/core/platform/navigation/safe-path'
import { PanelError } from '@/core/shared/screen/panel-error'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

/** Why there are no rows: what may be tried again, or what this visitor may not see, with the server's way out of it. */
export function TableError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === HttpStatus.Forbidden) return <Forbidden error={error} />
  return <PanelError error={error} onRetry={onRetry} />
}

function Forbidden({ error: { body } }: { error: ApiError }) {
  const { t, tServer } = useTranslation()
  const way = safePath(body.action?.action)
  return (
    <div role="alert">
      <EmptyState
        icon={<LockKeyhole className="size-16" />}
        title={t("You don't have permission to see this")}
        action={body.action && way !== undefined && <LinkButton to={way}>{tServer(body.action.label)}</LinkButton>}
      >
        {body.message}
      </EmptyState>
    </div>
  )
}
