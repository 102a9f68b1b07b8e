import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

const widths = { form: 'max-w-2xl', wide: 'max-w-page' }

type FrameProps = { size?: keyof typeof widths; className?: string; children: ReactNode }

type BackstagePageProps = Omit<FrameProps, 'className'> & {
  title: string
  /** Purpose of the page, below its heading. */
  description?: string
  /** Link to the page above, by its path in the backstage; without one, this is the first. */
  back?: string
}

/** Space around the backstage's pages. */
export function BackstageFrame({ size = 'form', className, children }: FrameProps) {
  return (
    <div
      className={classNames(
        'mx-auto w-full px-4 py-6 [--bar-offset:var(--bottom-navigation-height)] md:px-8',
        widths[size],
        className,
      )}
    >
      {children}
    </div>
  )
}

/** One of the backstage's pages: the way back and the heading. */
export function BackstagePage({ title, description, back, size, children }: BackstagePageProps) {
  const { t } = useTranslation()
  return (
    <BackstageFrame {...(size && { size })} className="space-y-8">
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
        {description !== undefined && <p className="text-muted">{description}</p>}
      </header>
      {children}
    </BackstageFrame>
  )
}
