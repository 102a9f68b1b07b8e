import { useQuery } from '@tanstack/react-query'
import { MicVocal, Plus, Upload } from 'lucide-react'

import type { BackstageRequest } from '@/contract/groups/backstage-requests'
import type { ManagedArtist, User } from '@/contract/shapes/user'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { PUBLISH_MUSIC, REQUEST_ARTIST } from '@/core/platform/session/backstage-rights'
import { usePermission } from '@/core/platform/session/use-session'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { classNames } from '@/lib/class-names'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Link } from '@/ui/links/link'
import { Avatar } from '@/ui/pictures/avatar'

import { BackstagePage } from '../backstage-page'
import { requestsOf } from '../queries'
import { RequestList } from '../requests/request-list'
import { useApprovedArtists } from '../requests/use-approved-artists'
import { MusicLinks } from './music-links'
import { roleText } from './role-text'

/** `/backstage`: the artists whose music the user manages, and the user's requests. */
export function MyMusic({ user }: { user: User }) {
  const { t } = useTranslation()
  const requests = useQuery(requestsOf(user.id))
  const mayUpload = usePermission(PUBLISH_MUSIC)
  useApprovedArtists(user, requests.data)
  usePageTitle(t('Backstage'))
  return (
    <BackstagePage title={t('Backstage')}>
      {mayUpload && (
        <LinkButton to={paths.backstage.link('upload')}>
          <Upload aria-hidden className="size-5" />
          {t('Upload music')}
        </LinkButton>
      )}
      {user.artists.length > 0 && <ArtistList artists={user.artists} />}
      <QueryView query={requests} skeleton={<Skeleton className="h-24 rounded-panel" />}>
        {(sent) => <Requests requests={sent} isArtist={user.artists.length > 0} />}
      </QueryView>
    </BackstagePage>
  )
}

function ArtistList({ artists }: { artists: readonly ManagedArtist[] }) {
  const { t } = useTranslation()
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{t('Your artists')}</h2>
      <ul className={classNames('grid gap-3', artists.length > 1 && 'md:grid-cols-2')}>
        {artists.map(({ id, name, image, role }) => (
          <li key={id} className="space-y-3 rounded-panel border border-divider bg-paper p-4">
            <div className="flex items-center gap-4">
              <Avatar name={name ?? ''} src={assetUrl(image)} size="lg" />
              <div className="min-w-0">
                <Link to={paths.backstage.link(`artists/${id}`)} className="font-bold break-words hover:underline">
                  {name}
                </Link>
                {role && <p className="text-sm break-words text-muted">{roleText(role)}</p>}
              </div>
            </div>
            <MusicLinks artistId={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Requests({ requests, isArtist }: { requests: readonly BackstageRequest[]; isArtist: boolean }) {
  const { t } = useTranslation()
  const mayAsk = usePermission(REQUEST_ARTIST)
  const mayUpload = usePermission(PUBLISH_MUSIC)
  const ask = mayAsk && (
    <LinkButton to={paths.backstage.link('requests/new')} variant={isArtist || mayUpload ? 'outline' : 'primary'}>
      <Plus aria-hidden className="size-5" />
      {t('New request')}
    </LinkButton>
  )
  if (requests.length === 0 && !isArtist) {
    return (
      <EmptyState level={2} icon={<MicVocal className="size-16" />} title={t('Publish your music here')} action={ask}>
        {mayUpload
          ? t('Upload your songs: they show up here as soon as they are published.')
          : mayAsk
            ? t('Tell us who you are. Once we have approved your request, you can upload songs and albums.')
            : t("Your account can't become an artist here. Write to us if you think it should.")}
      </EmptyState>
    )
  }
  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('Requests')}</h2>
        {ask}
      </div>
      {requests.length === 0 ? (
        <p className="text-muted">{t('You have sent no requests.')}</p>
      ) : (
        <RequestList requests={requests} />
      )}
    </section>
  )
}
