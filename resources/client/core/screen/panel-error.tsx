import { ApiError, NO_ANSWER } from '@/core/api/api-error'
import { useBootstrap } from '@/core/bootstrap/bootstrap-store'
import { type TranslationKey, useTranslation } from '@/core/i18n/use-translation'
import { linkTarget } from '@/core/navigation/link-target'
import { paths } from '@/core/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { ErrorState } from '@/ui/feedback/error-state'

type PanelErrorProps = {
  error: unknown
  onRetry: () => void
  /** Level of the title: 1 where this is the whole screen. */
  level?: 1 | 2
}

const FORBIDDEN = 403

const titles: Record<number, TranslationKey> = {
  [NO_ANSWER]: 'There is no connection',
  401: 'You need to sign in to see this',
  [FORBIDDEN]: 'You do not have permission to see this',
  429: 'Too many requests. Please wait a moment.',
  503: 'The site is being looked after. Please come back soon.',
}

/** A part of a screen whose data could not be had: each cause with its own words, and a way to try again. */
export function PanelError({ error, onRetry, level = 2 }: PanelErrorProps) {
  const { t, tServer } = useTranslation()
  const { status, body } = error instanceof ApiError ? error : {}
  const title = t((status !== undefined && titles[status]) || 'There was an issue. Please try again.')
  const message = body?.message === title ? undefined : body?.message
  const remedy = useBootstrap((bootstrap) => (body?.action ? linkTarget(body.action.action, bootstrap)?.to : undefined))
  const home = level === 1 && status === FORBIDDEN && <LinkButton to={paths.home.link()}>{t('Go to the home page')}</LinkButton>
  const action = remedy === undefined ? home : <LinkButton to={remedy}>{tServer(body?.action?.label ?? '')}</LinkButton>
  return <ErrorState level={level} title={title} message={message} retryLabel={t('Try again')} onRetry={onRetry} action={action} />
}
