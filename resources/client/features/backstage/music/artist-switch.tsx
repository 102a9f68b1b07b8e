import type { ManagedArtist } from '@/contract/shapes/user'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { classNames } from '@/lib/class-names'
import { NavLink } from '@/ui/links/link'
import { Avatar } from '@/ui/pictures/avatar'

const CHIP = 'flex min-h-target max-w-full items-center gap-2 rounded-full border-2 py-1 ps-1.5 pe-4 font-semibold'

type ArtistSwitchProps = {
  artists: readonly ManagedArtist[]
  /** Lists of their music to switch between; their pages by default. */
  kind?: 'albums' | 'tracks'
}

/** Links between the pages of the artists that the user manages, or between the lists of their music. */
export function ArtistSwitch({ artists, kind }: ArtistSwitchProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Your artists')}>
      <ul className="flex flex-wrap gap-2">
        {artists.map(({ id, name, image }) => (
          <li key={id} className="max-w-full">
            <NavLink
              to={paths.backstage.link(['artists', id, kind].filter(Boolean).join('/'))}
              className={({ isActive }) =>
                classNames(CHIP, isActive ? 'border-primary bg-primary text-on-primary' : 'border-edge hover:bg-hover')
              }
            >
              <Avatar name={name ?? ''} src={assetUrl(image)} size="sm" />
              <span className="truncate">{name}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
