import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, isGone, NO_RESPONSE } from '@/core/platform/api/api-error'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { linkTarget } from '@/core/platform/navigation/link-target'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import type { StatePictureName } from '@/ui/feedback/state-picture'

import { usePageMeta, usePageTitle } from './use-page-title'

type PanelErrorProps = {
  error: unknown
  onRetry: () => void
  /** Heading level: 1 when this is the whole screen. */
  level?: 1 | 2
}

/** Title and picture by status; a picture of a failure by default. */
const states: Record<number, readonly [TranslationKey, StatePictureName?]> = {
  [NO_RESPONSE]: ['No connection', 'offline'],
  [HttpStatus.Unauthorized]: ['Sign in to see this', 'denied'],
  [HttpStatus.Forbidden]: ["You don't have permission to see this", 'denied'],
  [HttpStatus.TooManyRequests]: ['Too many requests. Please wait a moment.'],
  [HttpStatus.ServiceUnavailable]: ["We're doing some maintenance. Please check back soon."],
}

/**
 * Error of a part of a screen whose data failed to load, with the server's message, the next step and a retry. A message
 * that only repeats the title is dropped.
 */
export function PanelError({ error, onRetry, level = 2 }: PanelErrorProps) {
  const { t, tServer } = useTranslation()
  const { status, body } = error instanceof ApiError ? error : new ApiError(HttpStatus.InternalServerError)
  const { message, action: remedy } = body
  const [titleKey, picture] = states[status] ?? ['There was an issue. Please try again.']
  const title = t(titleKey)
  const remedyPath = useBootstrap((bootstrap) => (remedy ? linkTarget(remedy.action, bootstrap)?.to : undefined))
  const home = level === 1 && status === HttpStatus.Forbidden && (
    <LinkButton to={paths.home.link()}>{t('Go to the home page')}</LinkButton>
  )
  const action =
    remedy && remedyPath !== undefined ? <LinkButton to={remedyPath}>{tServer(remedy.label)}</LinkButton> : home
  return (
    <ErrorState
      level={level}
      picture={picture}
      title={title}
      message={message === title ? undefined : message}
      retryLabel={t('Try again')}
      onRetry={onRetry}
      action={action}
    />
  )
}

type ScreenErrorProps = { error: unknown; onRetry: () => void }

/** Error of a whole screen: not-found for a 404, otherwise an error with a retry. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  if (isGone(error)) return <NotFound />
  return <PanelError level={1} error={error} onRetry={onRetry} />
}

/** The 404 screen, also for pages that the user may not see (spec section 2, "404"). */
export function NotFound() {
  const { t } = useTranslation()
  usePageTitle(t('Page not found'))
  usePageMeta({ isMissing: true })
  return (
    <EmptyState
      level={1}
      picture="missing"
      title={t("Looks like you've found the doorway to the great nothing")}
      action={<LinkButton to={paths.home.link()}>{t('Take me there!')}</LinkButton>}
    />
  )
}

type QueryViewProps<Data> = {
  query: UseQueryResult<Data, Error>
  /** Shown while loading, in the shape of the content. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders the states of a query: skeleton, error with retry, or data. */
export function QueryView<Data>({ query, skeleton, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />
  return skeleton
}
