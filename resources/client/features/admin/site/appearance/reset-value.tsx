import { RotateCcw } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

type ResetValueProps = {
  /** Name of the value, for the button. */
  label: string
  /** Undefined while the value is the original one. */
  onReset: (() => void) | undefined
}

/** Button below a field that brings the original value back. */
export function ResetValue({ label, onReset }: ResetValueProps) {
  const { t } = useTranslation()
  if (!onReset) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('Reset: :name', { name: label })}
      onClick={onReset}
      className="-ms-4 self-start text-muted"
    >
      <RotateCcw aria-hidden className="size-4" />
      {t('Reset')}
    </Button>
  )
}
