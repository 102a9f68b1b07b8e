import { useState } from 'react'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { siteName } from '@/core/platform/settings/site-name'

import { MenuLine } from './menu-line'

/** The footer of public pages: two menus, and the copyright line, which is Latvian in every language (spec section 2). */
export function SiteFooter() {
  const [year] = useState(() => new Date().getFullYear())
  const { t } = useTranslation()
  const site = siteName(useSettings())
  return (
    <footer className="border-t border-divider bg-background-alt">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 md:px-8">
        <MenuLine position="footer" label={t('Footer')} />
        <MenuLine position="footer-secondary" label={t('More')} />
        <p lang="lv" className="text-sm text-muted">
          © {year} {site}. Visas tiesības aizsargātas.
        </p>
      </div>
    </footer>
  )
}
