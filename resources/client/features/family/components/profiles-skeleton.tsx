import { Skeleton } from '@/ui/feedback/skeleton'

import { ProfileTiles } from './profile-tile'

/** Skeleton of three tiles. */
export function ProfilesSkeleton() {
  return (
    <ProfileTiles>
      {[1, 2, 3].map((place) => (
        <li key={place} className="flex flex-col items-center gap-4 p-4">
          <Skeleton className="size-[clamp(7rem,26vmin,12rem)] rounded-full" />
          <Skeleton className="h-6 w-24 rounded-button" />
        </li>
      ))}
    </ProfileTiles>
  )
}
