import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'

import type { User } from '@/contract/shapes/user'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { CHANGE_MUSIC } from '@/core/platform/session/backstage-rights'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { usePermission } from '@/core/platform/session/use-session'
import { ArtistEditor } from '@/core/shared/music-editing/artist/artist-editor'
import { type ArtistRow, editedArtist, refreshArtists } from '@/core/shared/music-editing/artist/queries'
import type { Editor } from '@/core/shared/records/resource'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { toast } from '@/core/shared/toasts/toast-store'
import { LinkButton } from '@/ui/buttons/link-button'
import { FormSkeleton } from '@/ui/feedback/form-skeleton'
import { Notice } from '@/ui/feedback/notice'
import { PanelSkeleton } from '@/ui/feedback/panel-skeleton'

import { BackstagePage } from '../backstage-page'
import { ArtistSwitch } from './artist-switch'
import { MusicLinks } from './music-links'

/** `/backstage/artists/{id}`: editor of the page of an artist that the user manages. */
export function ArtistPage({ id, user }: { id: string; user: User }) {
  const { t } = useTranslation()
  const managed = user.artists.find((artist) => String(artist.id) === id)
  const artist = useQuery({ ...editedArtist(id), enabled: managed !== undefined })
  const title = artist.data?.name ?? managed?.name ?? ''
  usePageTitle(title)
  if (!managed) return <NotFound />
  return (
    <BackstagePage title={title} back="">
      {user.artists.length > 1 && <ArtistSwitch artists={user.artists} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <LinkButton to={paths.artist.link({ id: managed.id, name: title })} variant="outline">
          <ExternalLink aria-hidden className="size-5" />
          {t('View on the site')}
        </LinkButton>
        <MusicLinks artistId={managed.id} />
      </div>
      <QueryView
        query={artist}
        skeleton={
          <PanelSkeleton>
            <FormSkeleton fields={5} />
          </PanelSkeleton>
        }
      >
        {(record) => <EditedPage record={record} />}
      </QueryView>
    </BackstagePage>
  )
}

function EditedPage({ record }: { record: ArtistRow }) {
  const { t } = useTranslation()
  const canSave = usePermission(CHANGE_MUSIC)
  const [shown, setShown] = useState(0)
  const editor: Editor = {
    draft: 'backstage.artists',
    original: record,
    canSave,
    fetchLatest: () => queryClient.fetchQuery({ ...editedArtist(String(record.id)), staleTime: 0 }),
    replaceWithLatest: () => setShown(shown + 1),
    onSaved: async () => {
      await refreshArtists()
      await refreshBootstrap().catch(() => toast.danger(t('Saved. Reload the page to see the changes here.')))
    },
  }
  return (
    <div className="space-y-6">
      {!canSave && (
        <Notice>{t("Your account can't change this page. Write to us if something on it is wrong.")}</Notice>
      )}
      <ArtistEditor key={shown} record={record} editor={editor} mayVerify={false} />
    </div>
  )
}
