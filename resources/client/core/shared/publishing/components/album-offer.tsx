import { Disc3 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import type { Publishing } from '../draft/create-publishing'
import { chooseKind } from '../release/change-release'
import { offeredAlbum } from '../release/fill-track'
import type { Release } from '../release/release'

/** Offers to add the songs to the album that their files name, and that the server has found. */
export function AlbumOffer({ publishing, release }: { publishing: Publishing; release: Release }) {
  const { t } = useTranslation()
  const album = offeredAlbum(release)
  if (!album) return null
  const accept = () => publishing.change((before) => ({ ...chooseKind(before, 'existing'), target: album }))
  const decline = () => publishing.change((before) => ({ ...before, declinedAlbumId: album.id }))
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-selected px-5 py-3">
      <Disc3 aria-hidden className="size-6 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere">
        {t('The album “:name” exists already. Are these songs part of it?', { name: album.name })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={accept}>
          {t('Add to the album')}
        </Button>
        <Button variant="ghost" size="sm" onClick={decline}>
          {t('Keep separate')}
        </Button>
      </div>
    </div>
  )
}
