import { ChevronRight } from 'lucide-react'

import type { User } from '@/contract/shapes/user'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { useMayUpload } from '@/core/shared/uploads/use-may-upload'
import { Link } from '@/ui/links/link'

import { BackstagePage } from '../backstage-page'
import { isPossible, requestKinds, requestTypes } from './request-kinds'

/** `/backstage/requests/new`: the kinds of requests, each with what it will ask for. */
export function RequestChoice({ user }: { user: User }) {
  const { t } = useTranslation()
  const mayUpload = useMayUpload()
  const asksOf = ({ asks, uploads }: (typeof requestKinds)[keyof typeof requestKinds]) =>
    (mayUpload ? [...asks, uploads] : asks).map((each) => t(each)).join(' · ')
  usePageTitle(t('New request'))
  return (
    <BackstagePage title={t('New request')} back="">
      <ul className="flex flex-col gap-3">
        {requestTypes
          .filter((type) => isPossible(type, user))
          .map((type) => (
            <li key={type}>
              <Link
                to={paths.backstage.link(`requests/new/${type}`)}
                className="flex items-center gap-4 rounded-panel border border-divider bg-paper p-5 hover:bg-hover"
              >
                <span className="min-w-0 flex-1 space-y-1">
                  <span className="block text-lg font-bold">{t(requestKinds[type].title)}</span>
                  <span className="block">{t(requestKinds[type].description)}</span>
                  <span className="block text-sm text-muted">
                    {t('We ask for')}: {asksOf(requestKinds[type])}
                  </span>
                </span>
                <ChevronRight aria-hidden className="size-6 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
      </ul>
    </BackstagePage>
  )
}
