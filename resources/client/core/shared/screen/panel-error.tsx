import { HttpStatus } from '@/contract/http-status'
import { ApiError, NO_ANSWER } from '@/core/platform/api/api-error'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { linkTarget } from '@/core/platform/navigation/link-target'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { ErrorState } from '@/ui/feedback/error-state'

type PanelErrorProps = {
  error: unknown
  onRetry: () => void
  /** Heading level: 1 when this is the whole screen. */
  level?: 1 | 2
}

const UNKNOWN: TranslationKey = 'There was an issue. Please try again.'

const titles: Record<number, TranslationKey> = {
  [NO_ANSWER]: 'No connection',
  [HttpStatus.Unauthorized]: 'Sign in to see this',
  [HttpStatus.Forbidden]: "You don't have permission to see this",
  [HttpStatus.TooManyRequests]: 'Too many requests. Please wait a moment.',
  [HttpStatus.ServiceUnavailable]: "We're doing some maintenance. Please check back soon.",
}

/** Returns the title, and the server's message and suggested action; drops a message that only repeats the title. */
function explain(error: unknown) {
  if (!(error instanceof ApiError)) return { title: UNKNOWN }
  const { status, body } = error
  const title = titles[status] ?? UNKNOWN
  return {
    title,
    isForbidden: status === HttpStatus.Forbidden,
    message: body.message === title ? undefined : body.message,
    remedy: body.action,
  }
}

/** Error of a part of a screen whose data failed to load, with the next step and a retry. */
export function PanelError({ error, onRetry, level = 2 }: PanelErrorProps) {
  const { t, tServer } = useTranslation()
  const { title, isForbidden, message, remedy } = explain(error)
  const remedyPath = useBootstrap((bootstrap) => (remedy ? linkTarget(remedy.action, bootstrap)?.to : undefined))
  const home = level === 1 && isForbidden && <LinkButton to={paths.home.link()}>{t('Go to the home page')}</LinkButton>
  const action =
    remedy && remedyPath !== undefined ? <LinkButton to={remedyPath}>{tServer(remedy.label)}</LinkButton> : home
  return (
    <ErrorState
      level={level}
      title={t(title)}
      message={message}
      retryLabel={t('Try again')}
      onRetry={onRetry}
      action={action}
    />
  )
}
