import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Link } from '@/ui/links/link'

import { FAMILY_PATH } from '../family-rules'

/** A screen for one family profile, with its title and a link back to the list. */
export function FamilyLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-6">
      <div>
        <Link
          to={FAMILY_PATH}
          className="-ms-1 inline-flex min-h-target items-center gap-1 font-bold text-muted hover:text-main"
        >
          <ChevronLeft aria-hidden className="size-5" />
          {t('Linked profiles')}
        </Link>
        <h1 className="text-2xl font-extrabold tracking-tight break-words">{title}</h1>
      </div>
      {children}
    </div>
  )
}

/** Card around a form. */
export function FamilyCard({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-6 rounded-panel border border-divider bg-paper p-5 md:p-7">{children}</div>
}
