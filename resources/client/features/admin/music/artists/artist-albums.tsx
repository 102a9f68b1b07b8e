import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, DiscAlbum } from 'lucide-react'
import { useState } from 'react'

import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { ScreenPanel, PanelQuery } from '@/core/shared/screen/screen-panel'
import { IconButton } from '@/ui/buttons/icon-button'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

import { albumsOf } from './queries'

/** Albums of an artist, each with a link to its editor. */
export function ArtistAlbums({ id }: { id: number }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  return (
    <ScreenPanel id="albums" title="Albums" icon={DiscAlbum}>
      <PanelQuery query={useQuery({ ...albumsOf(id, page), placeholderData: keepPreviousData })} height="h-40">
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-muted">{t('Nothing here yet')}</p>}
            <ul className="divide-y divide-divider">
              {items.map((album) => (
                <li key={album.id} className="flex items-center gap-3 py-2">
                  <Image src={assetUrl(album.image)} alt="" ratio={1} className="size-12 shrink-0 rounded-small" />
                  <Link
                    to={paths.admin.link(`albums/${album.id}`)}
                    className="min-w-0 flex-1 font-semibold break-words underline-offset-4 hover:underline"
                  >
                    {album.name}
                  </Link>
                  <span className="text-sm text-muted">{album.release_date && formatDate(album.release_date)}</span>
                </li>
              ))}
            </ul>
            {(page > 1 || next !== null) && (
              <div className="mt-3 flex justify-end gap-2">
                <IconButton
                  label={t('Previous page')}
                  icon={<ChevronLeft />}
                  disabled={page === 1}
                  onClick={() => setPage(page - 1)}
                />
                <IconButton
                  label={t('Next page')}
                  icon={<ChevronRight />}
                  disabled={next === null}
                  onClick={() => setPage(page + 1)}
                />
              </div>
            )}
          </>
        )}
      </PanelQuery>
    </ScreenPanel>
  )
}
