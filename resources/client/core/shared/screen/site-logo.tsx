import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { logoUrl } from '@/core/platform/settings/asset-url'
import { siteName } from '@/core/platform/settings/site-name'
import { isBarDark } from '@/core/platform/theme/bar-mode'
import { useTheme } from '@/core/platform/theme/use-theme'
import { WIDE } from '@/lib/browser/wide'
import { useMediaQuery } from '@/lib/react/use-browser-state'
import { Link } from '@/ui/links/link'

/** The site's logo for the current theme, or its name without one, as a link home. `isOnBar`: on a bar with a colour role. */
export function SiteLogo({ isOnBar }: { isOnBar?: boolean }) {
  const { t } = useTranslation()
  const settings = useSettings()
  const { theme } = useTheme()
  const name = siteName(settings)
  const logo = logoUrl(settings, isOnBar ? isBarDark(theme) : theme.is_dark, !useMediaQuery(WIDE))
  return (
    <Link
      to={paths.home.link()}
      aria-label={t(':site home', { site: name })}
      className="flex h-11 min-w-0 child:h-target items-center self-start rounded-small"
    >
      {logo ? (
        <img src={logo} alt="" className="h-9 w-auto object-contain object-left" />
      ) : (
        <span className="truncate text-xl font-extrabold">{name}</span>
      )}
    </Link>
  )
}
