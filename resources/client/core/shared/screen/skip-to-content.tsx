import type { MouseEvent } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'

/** The page's first link, which lets keyboard users skip the menus. */
export function SkipToContent() {
  const { t } = useTranslation()
  const skip = (event: MouseEvent) => {
    // Scroll by script: a fragment link would resolve against <base> and leave for the home page.
    event.preventDefault()
    document.querySelector('main')?.focus()
  }
  return (
    <a href="#main" className="skip-link" onClick={skip}>
      {t('Skip to content')}
    </a>
  )
}
