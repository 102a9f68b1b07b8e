import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { IconButton } from '@/ui/buttons/icon-button'
import { useKeyboardScroll } from '@/ui/collections/use-keyboard-scroll'

import { useDialogContext } from './dialog-panel'

type SheetPanelProps = {
  title: string
  children: ReactNode
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode
}

/** Panel of a sheet: swipe handle, title with a close button, scrolling content, footer. */
export function SheetPanel({ title, children, footer }: SheetPanelProps) {
  const { t } = useTranslation()
  const { titleId, close } = useDialogContext()
  const content = useRef<HTMLDivElement>(null)
  return (
    <>
      <div aria-hidden className="mx-auto mt-2 h-1.5 w-10 shrink-0 rounded-full bg-edge md:hidden" />
      <div className="flex items-center gap-4 py-1 ps-5 pe-2 md:py-2">
        <h2 id={titleId} className="min-w-0 flex-1 text-lg">
          {title}
        </h2>
        <IconButton label={t('Close')} icon={<X />} onClick={close} />
      </div>
      <div ref={content} {...useKeyboardScroll(content)} className="min-h-0 flex-1 overflow-auto px-5 pt-1 pb-5">
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-divider px-5 py-3">{footer}</footer>
      )}
    </>
  )
}
