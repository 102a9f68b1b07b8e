import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePermission } from '@/core/platform/session/use-session'
import { embeddedArtists } from '@/core/shared/landing/embedded-artists'
import { usePart } from '@/lib/lazy/use-part'
import { LinkButton } from '@/ui/buttons/link-button'

import { ArtistGrid, ArtistGridSkeleton } from './artist-grid'
import { SectionHead } from './section-head'

const loadArtists = () => import('./loaded-artists').then(({ LoadedArtists }) => LoadedArtists)

/** The most viewed artists, from the data in the page or else from the server. */
export function TrendingArtists() {
  const { t } = useTranslation()
  const mayListen = usePermission('music.view')
  return (
    <section aria-labelledby="trending-artists" className="space-y-8">
      <SectionHead id="trending-artists" title={t('Trending artists')} />
      <Artists />
      {mayListen && (
        <p className="text-center">
          <LinkButton to={paths.search.link({})} variant="outline">
            {t('Find more music')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}

function Artists() {
  const [embedded] = useState(embeddedArtists)
  const [LoadedArtists] = usePart(loadArtists, { when: !embedded, onFail: 'fail the screen' })
  if (embedded) return <ArtistGrid artists={embedded} />
  return LoadedArtists ? <LoadedArtists /> : <ArtistGridSkeleton />
}
