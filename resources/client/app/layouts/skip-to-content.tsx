import type { MouseEvent, RefObject } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'

/** The first link of a page: past the menus, for those who come by keyboard. */
export function SkipToContent({ to }: { to: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const skip = (event: MouseEvent) => {
    // With a base address in the page the link would leave for the home page.
    event.preventDefault()
    to.current?.focus()
  }
  return (
    <a href="#main" className="skip-link" onClick={skip}>
      {t('Skip to content')}
    </a>
  )
}
