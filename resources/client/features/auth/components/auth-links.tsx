import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { Link } from '@/ui/links/link'

type AuthLinkProps = {
  to: string
  /** Text before the link. */
  lead?: string
  children: ReactNode
}

/**
 * Links from one guest form to another, and carries over the email address, the return URL and the rest of the query.
 */
export function AuthLink({ to, lead, children }: AuthLinkProps) {
  const { search } = useLocation()
  return (
    <p className="text-muted">
      {lead}{' '}
      <Link
        to={to + search}
        className="inline-flex min-h-target items-center font-bold text-primary underline underline-offset-4"
      >
        {children}
      </Link>
    </p>
  )
}

/**
 * Links to the plans for visitors without an account (spec section 2), or to the registration on a site that sells
 * none; hidden where registration is disabled.
 */
export function SignUpLink() {
  const { t } = useTranslation()
  const settings = useSettings()
  if (settings.registration.disable) return null
  return (
    <p className="text-muted">
      {t('New here?')}{' '}
      <Link
        to={(sellsPlans(settings) ? paths.pricing : paths.register).link()}
        className="inline-flex min-h-target items-center font-bold text-primary underline underline-offset-4"
      >
        {t('Sign up')}
      </Link>
    </p>
  )
}
