import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMediaQuery } from '@/lib/react/use-browser-state'
import { Button } from '@/ui/buttons/button'
import { useProgressivePanel } from '@/ui/deferred-rendering/use-progressive-row'

import { ChannelPreview } from './channel-preview'

/** Screens on which the preview fits beside the form. */
const ROOMY = '(min-width: 75rem)'

/** The preview: beside the form where it fits, otherwise above it on demand, so that phones do not load it. */
export function PreviewColumn(preview: React.ComponentProps<typeof ChannelPreview>) {
  const { t } = useTranslation()
  const isRoomy = useMediaQuery(ROOMY)
  const [isOpen, setOpen] = useState(false)
  // The page in the iframe starts after the form has been laid out.
  const isDue = useProgressivePanel()
  if (isRoomy)
    return <div className="sticky top-20 w-96 shrink-0 self-start">{isDue && <ChannelPreview {...preview} />}</div>
  return (
    <div className="flex flex-col gap-3">
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="self-start">
        {t('Preview')}
      </Button>
      {isOpen && <ChannelPreview {...preview} />}
    </div>
  )
}
