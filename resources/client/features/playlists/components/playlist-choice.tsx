import { ListMusic } from 'lucide-react'
import { useState } from 'react'

import type { Playlist, Track } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { Button } from '@/ui/buttons/button'
import { SpinnerRing, useDelayed } from '@/ui/feedback/spinner'
import { Image } from '@/ui/pictures/image'

import { fetchTrackIds } from '../queries'

type PlaylistChoiceProps = { playlist: Playlist; tracks: readonly Track[]; onChoose: () => void }

const CHOICE =
  'flex min-h-target w-full min-w-0 items-center gap-3 rounded-panel p-2 text-start transition-press hover:bg-hover'

/** A playlist to add tracks to. Warns if it already contains one of them; "Add anyway" adds a duplicate. */
export function PlaylistChoice({ playlist, tracks, onChoose }: PlaylistChoiceProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'open' | 'checking' | 'has'>('open')
  const isSlow = useDelayed(state === 'checking')

  async function choose(): Promise<void> {
    if (state === 'checking') return
    setState('checking')
    // If the check fails, adding will fail too and show the error.
    const ids = await fetchTrackIds(playlist.id).catch(() => new Set<number>())
    if (tracks.some(({ id }) => ids.has(id))) setState('has')
    else onChoose()
  }
  return (
    <div className="flex items-center gap-2">
      <button type="button" onClick={() => void choose()} className={CHOICE}>
        <Image
          src={playlist.image ? assetUrl(playlist.image) : null}
          alt=""
          className="size-12 shrink-0 rounded-small"
          fallback={<ListMusic className="size-6" />}
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-bold">{playlist.name}</span>
          <span role="status" className="block text-sm text-muted">
            {state === 'has' && t('Already in this playlist')}
          </span>
        </span>
        {isSlow && <SpinnerRing aria-hidden className="size-5 text-primary" />}
      </button>
      {state === 'has' && (
        <Button variant="outline" size="sm" onClick={onChoose}>
          {t('Add anyway')}
        </Button>
      )}
    </div>
  )
}
