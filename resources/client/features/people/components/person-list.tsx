import type { Profile } from '@/contract/music'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { Link } from '@/ui/links/link'
import { Avatar } from '@/ui/pictures/avatar'

import { FollowButton } from './follow-button'

/** Profiles with follow buttons. */
export function PersonList({ people, label }: { people: Profile[]; label: string }) {
  return (
    <ul aria-label={label} className="-mx-2">
      {people.map((person) => (
        <li key={person.id} className="relative flex items-center gap-3 rounded-panel p-2 hover:bg-hover">
          <Avatar name={person.display_name} src={person.avatar && assetUrl(person.avatar)} />
          <Link
            to={paths.user.link(person)}
            className="min-w-0 flex-1 truncate font-bold after:absolute after:inset-0 after:rounded-panel after:content-[''] hover:underline"
          >
            {person.display_name}
          </Link>
          <div className="relative z-above">
            <FollowButton person={person} size="sm" />
          </div>
        </li>
      ))}
    </ul>
  )
}
