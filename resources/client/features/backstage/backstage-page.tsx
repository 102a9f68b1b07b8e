import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { Link } from '@/ui/links/link'

const widths = { form: 'max-w-2xl', wide: 'max-w-page' }

type BackstagePageProps = {
  title: string
  /** Link to the page above, by its path in the backstage; without one, this is the first. */
  back?: string
  size?: keyof typeof widths
  children: ReactNode
}

/** Frame of the backstage's pages: the way back and the heading. */
export function BackstagePage({ title, back, size = 'form', children }: BackstagePageProps) {
  const { t } = useTranslation()
  return (
    <div
      className={`mx-auto w-full ${widths[size]} space-y-8 px-4 py-6 [--bar-offset:var(--bottom-navigation-height)] md:px-8`}
    >
      <header className="space-y-2">
        {back !== undefined && (
          <Link
            to={paths.backstage.link(back)}
            className="inline-flex min-h-target items-center gap-2 font-semibold text-muted hover:text-main"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {back === '' ? t('Backstage') : t('New request')}
          </Link>
        )}
        <h1 className="text-3xl font-extrabold tracking-tight break-words">{title}</h1>
      </header>
      {children}
    </div>
  )
}
