import { ChartLine, DiscAlbum, Music } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { Link } from '@/ui/links/link'

/** Links to the albums, songs and plays of a managed artist. */
export function MusicLinks({ artistId }: { artistId: number }) {
  const { t } = useTranslation()
  const links = [
    { to: `artists/${artistId}/albums`, label: t('Albums'), Icon: DiscAlbum },
    { to: `artists/${artistId}/tracks`, label: t('Songs'), Icon: Music },
    { to: `insights/artist/${artistId}`, label: t('Plays'), Icon: ChartLine },
  ]
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <Link
            to={paths.backstage.link(to)}
            className="inline-flex min-h-target items-center gap-2 font-semibold text-muted hover:text-main"
          >
            <Icon aria-hidden className="size-5" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
