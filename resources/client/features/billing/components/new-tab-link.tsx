import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { type ButtonSize, buttonStyle, textSizes } from '@/ui/buttons/button-style'

type NewTabLinkProps = ComponentProps<'a'> & { href: string; size?: ButtonSize }

/** A link to a page outside the application, styled as a button, which opens in a new tab. */
export function NewTabLink({ size = 'md', children, ...link }: NewTabLinkProps) {
  const { t } = useTranslation()
  return (
    <a
      {...link}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(buttonStyle('outline'), textSizes[size])}
    >
      {children} <ExternalLink role="img" aria-label={t('opens in a new tab')} className="size-4" />
    </a>
  )
}
