import type { MouseEvent, RefObject } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'

/** The page's first link, which lets keyboard users skip the menus. */
export function SkipToContent({ to }: { to: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const skip = (event: MouseEvent) => {
    // Scroll by script: a fragment link would resolve against <base> and leave for the home page.
    event.preventDefault()
    to.current?.focus()
  }
  return (
    <a href="#main" className="skip-link" onClick={skip}>
      {t('Skip to content')}
    </a>
  )
}
