import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Link } from '@/ui/links/link'

type MediaSectionProps = {
  title: string
  /** Path of the full list, when the section shows only a part. */
  to?: string | null | undefined
  children: ReactNode
}

/** A titled section of a screen, with a link to the full list. */
export function MediaSection({ title, to, children }: MediaSectionProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-3">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="line-clamp-2 text-xl font-bold">
          {title}
        </h2>
        {to && (
          <Link
            to={to}
            className="-my-3 inline-flex min-h-target shrink-0 items-center text-sm font-semibold text-muted hover:text-main hover:underline"
          >
            {t('Show all')}
            <span className="sr-only">: {title}</span>
            <ChevronRight aria-hidden className="ms-1 size-4" />
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
