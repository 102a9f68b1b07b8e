import { useQuery } from '@tanstack/react-query'

import { HttpStatus } from '@/contract/machinery/http-status'
import type { User } from '@/contract/shapes/user'
import { ApiError } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { REQUEST_ARTIST } from '@/core/platform/session/backstage-rights'
import { usePermission } from '@/core/platform/session/use-session'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { FormSkeleton } from '@/ui/feedback/form-skeleton'
import { Notice } from '@/ui/feedback/notice'

import { BackstagePage } from '../backstage-page'
import { requestsOf } from '../queries'
import { RequestForm } from './request-form'
import { isPossible, pendingOf, requestKinds, type RequestType } from './request-kinds'
import { RequestList } from './request-list'

/** Whether the server lets users send requests, but not list them: the form then cannot tell of a pending one. */
const isListRefused = (error: unknown): boolean => error instanceof ApiError && error.status === HttpStatus.Forbidden

/** `/backstage/requests/new/{type}`: the form; or the request of this type that is pending already. */
export function NewRequest({ type, user }: { type: RequestType; user: User }) {
  const { t } = useTranslation()
  const title = t(requestKinds[type].title)
  const requests = useQuery(requestsOf(user.id))
  const mayAsk = usePermission(REQUEST_ARTIST)
  usePageTitle(title)
  return (
    <BackstagePage title={title} description={t(requestKinds[type].description)} back="requests/new">
      {!mayAsk ? (
        <Notice>{t("Your account can't become an artist here. Write to us if you think it should.")}</Notice>
      ) : !isPossible(type, user) ? (
        <Notice>{t('Become an artist or claim one first. Then you can ask for its badge.')}</Notice>
      ) : isListRefused(requests.error) ? (
        <RequestForm type={type} user={user} />
      ) : (
        <QueryView query={requests} skeleton={<FormSkeleton fields={4} />}>
          {(sent) => {
            const pending = pendingOf(type, sent)
            if (!pending) return <RequestForm type={type} user={user} />
            return (
              <div className="space-y-4">
                <p>{t('You have asked for this already. You can send another request once we have decided.')}</p>
                <RequestList requests={[pending]} />
              </div>
            )
          }}
        </QueryView>
      )}
    </BackstagePage>
  )
}
