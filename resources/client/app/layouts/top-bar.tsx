import { useBootstrap, useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { isUploadOffered } from '@/core/platform/session/permissions'
import { useUser } from '@/core/platform/session/use-session'
import { AccountMenu } from '@/core/shared/screen/account-menu'
import { SiteLogo } from '@/core/shared/screen/site-logo'
import { NotificationBell } from '@/features/notifications'
import { SearchBox } from '@/features/search'
import { usePart } from '@/lib/lazy/use-part'
import { LinkButton } from '@/ui/buttons/link-button'

const loadUploadLink = () => import('./upload-link').then(({ UploadLink }) => UploadLink)

/** The bar above the screen: the site's mark where no menu shows it, the search and the account menu. */
export function TopBar() {
  const { t } = useTranslation()
  const user = useUser()
  const { notifications, registration } = useSettings()
  const [UploadLink] = usePart(loadUploadLink, { when: useBootstrap(isUploadOffered), onFail: 'retry online' })
  return (
    <header className="flex flex-wrap items-center gap-3 px-4 py-3 md:px-8">
      <div className="menu-wide:hidden">
        <SiteLogo />
      </div>
      <SearchBox />
      <div className="ms-auto flex items-center gap-2 max-md:[button~&]:ms-0">
        {/* Hidden on phones for lack of room; the account menu offers it there. */}
        {!user && !registration.disable && (
          <LinkButton to={paths.register.link()} variant="outline" size="sm" className="max-md:hidden">
            {t('Register')}
          </LinkButton>
        )}
        {!user && (
          <LinkButton to={paths.login.link()} variant="primary" size="sm">
            {t('Sign in')}
          </LinkButton>
        )}
        {/* Hidden like “Register”. */}
        {UploadLink && (
          <div className="max-md:hidden">
            <UploadLink />
          </div>
        )}
        {user && notifications.integrated && <NotificationBell unread={user.unread_notifications_count ?? 0} />}
        <AccountMenu />
      </div>
    </header>
  )
}
