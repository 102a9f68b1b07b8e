import { History } from 'lucide-react'
import type { MouseEvent } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

/** Says quietly that a form shows what was typed before, with the way to be rid of it. */
export function DraftNotice({ form: { hasDraft, reset } }: { form: { hasDraft: boolean; reset: () => void } }) {
  const { t } = useTranslation()
  /** The button goes; the focus stays in the form. */
  function discard({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    reset()
    currentTarget.form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
  }
  return (
    // It is there before it speaks, and takes no room until then.
    <div role="status" className="empty:absolute">
      {hasDraft && (
        <div className="flex animate-rise gap-3 rounded-input bg-chip px-4 py-2 text-sm">
          <History aria-hidden className="mt-2 size-5 shrink-0" />
          <div className="flex flex-wrap items-center gap-x-6">
            <span className="py-2">{t('We restored your draft.')}</span>
            <Button variant="ghost" size="sm" className="-ms-4" onClick={discard}>
              {t('Discard draft')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
