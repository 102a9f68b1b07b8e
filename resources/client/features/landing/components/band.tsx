import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'

type BandProps = {
  /** Whether the band has the second background colour. */
  isTinted?: boolean
  /** Whether the upper edge of a tinted band is a hill. */
  hasHill?: boolean
  children: ReactNode
}

/** A part of the page, with a background from edge to edge. */
export const Band = ({ isTinted = false, hasHill = false, children }: BandProps) => (
  <>
    {hasHill && <Hill />}
    <div className={classNames(isTinted && 'bg-background-alt')}>
      <div className={classNames('mx-auto w-full max-w-page px-4 pb-16 md:px-8', hasHill ? 'pt-4' : 'pt-16')}>
        {children}
      </div>
    </div>
  </>
)

/** A hill in the colour of the band below it. */
const Hill = () => (
  <svg
    viewBox="0 0 1440 80"
    preserveAspectRatio="none"
    aria-hidden
    className="-mb-px block h-8 w-full fill-background-alt md:h-16"
  >
    <path d="M0 80V52C240 4 470 0 760 34s470 34 680-14v60z" />
  </svg>
)

type SectionHeadProps = { id: string; title: string; subtitle?: string | null | undefined }

/** Title and lead of a section, as configured by the site. */
export function SectionHead({ id, title, subtitle }: SectionHeadProps) {
  const { tServer } = useTranslation()
  return (
    <header className="mx-auto max-w-prose space-y-2 text-center">
      <h2 id={id} className="text-3xl text-balance">
        {tServer(title)}
      </h2>
      {subtitle && <p className="text-lg text-balance text-muted">{tServer(subtitle)}</p>}
    </header>
  )
}
