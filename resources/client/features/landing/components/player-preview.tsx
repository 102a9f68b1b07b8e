// Separate chunk: drawn over the hills after the first screen.
import { useQuery } from '@tanstack/react-query'
import { Pause, SkipBack, SkipForward } from 'lucide-react'

import type { LandingArtist } from '@/contract/groups/landing'
import { queryClient } from '@/core/platform/api/query-client'

import { portraitOf } from '../portrait-of'
import { landingQueries } from '../queries'

/** Portraits that fit into the preview. */
const MAX_PORTRAITS = 6

/** The web player in small, with the site's own artists; nothing while none has a picture. */
export function PlayerPreview() {
  const { data } = useQuery(landingQueries.artists, queryClient)
  const artists = data?.artists.filter(portraitOf).slice(0, MAX_PORTRAITS) ?? []
  const [current] = artists
  if (!current) return null
  return (
    <div
      aria-hidden
      className="absolute inset-x-[12%] top-[10%] bottom-0 flex flex-col overflow-hidden rounded-t-panel bg-background shadow-floating"
    >
      <div className="grid min-h-0 flex-1 grid-cols-3 content-start overflow-hidden gap-[5%] p-[5%]">
        {artists.map((artist) => (
          <div key={artist.id} className="space-y-1.5 text-center">
            <Portrait artist={artist} />
            <p className="truncate text-xs font-bold">{artist.name}</p>
          </div>
        ))}
      </div>
      <div className="flex items-center gap-3 border-t border-divider bg-paper px-[5%] py-3">
        <div className="w-10 shrink-0">
          <Portrait artist={current} />
        </div>
        <p className="min-w-0 flex-1 truncate text-sm font-bold">{current.name}</p>
        <SkipBack className="size-5 fill-current max-md:hidden" />
        <span className="grid size-10 place-items-center rounded-full bg-primary text-on-primary">
          <Pause className="size-5 fill-current" />
        </span>
        <SkipForward className="size-5 fill-current max-md:hidden" />
      </div>
    </div>
  )
}

const Portrait = ({ artist }: { artist: LandingArtist }) => (
  <img src={portraitOf(artist)} alt="" className="aspect-square w-full rounded-full bg-chip object-cover" />
)
