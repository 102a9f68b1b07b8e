import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'
import { seconds } from '@/lib/dates/duration'
import { useTimeout } from '@/lib/react/use-timer'
import { Button } from '@/ui/buttons/button'

/** How long in milliseconds the button confirms the copy (spec section 2, "Developers"). */
export const COPIED_DURATION = seconds(1)

/** Copies a text and confirms it briefly. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  useTimeout(() => setCopied(false), isCopied ? COPIED_DURATION : null)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast.danger(t("Couldn't copy. Please select and copy it yourself."))
    }
  }
  return (
    <Button variant="outline" size="sm" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite">{isCopied ? t('Copied!') : t('Copy')}</span>
    </Button>
  )
}
