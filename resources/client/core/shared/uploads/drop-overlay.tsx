import { Upload } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'

/** Covers the page while files are dragged over it. */
export function DropOverlay() {
  const { t } = useTranslation()
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-0 z-floating grid place-items-center bg-background/80 p-6"
    >
      <p className="flex items-center gap-3 rounded-panel border-2 border-dashed border-primary bg-paper px-8 py-6 text-lg font-bold shadow-floating">
        <Upload className="size-8 text-primary" /> {t('Drop to upload')}
      </p>
    </div>
  )
}
