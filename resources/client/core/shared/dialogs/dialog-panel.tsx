import { X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { useKeyboardScroll } from '@/ui/collections/use-keyboard-scroll'

/** Data that a dialog's overlay shares with its panel. */
type DialogContextValue = { titleId: string; close: () => void }

/** Connects a dialog's panel to its overlay, whose heavy code is loaded later. */
export const DialogContext = createContext<DialogContextValue | null>(null)

/** Returns the context of the surrounding dialog. Throws outside a dialog. */
export function useDialogContext(): DialogContextValue {
  const dialog = useContext(DialogContext)
  if (!dialog) throw new Error('A dialog panel was rendered outside of a dialog: open its component with openDialog()')
  return dialog
}

/** Dialog widths: 256, 320, 384, 440, 620, 780, 850 and 1280 pixels (spec section 9, named in styles/theme.css). */
const widths = {
  '2xs': 'md:w-2xs',
  xs: 'md:w-xs',
  sm: 'md:w-sm',
  md: 'md:w-md',
  lg: 'md:w-lg',
  xl: 'md:w-xl',
  '2xl': 'md:w-2xl',
  fullscreen: 'md:w-page',
}

const CARD = 'max-h-[calc(var(--visual-viewport-height)-3rem)] max-w-[calc(100vw-3rem)] rounded-panel shadow-floating'
const CARD_ON_WIDE =
  'h-(--visual-viewport-height) w-screen md:max-h-[calc(var(--visual-viewport-height)-3rem)] md:max-w-[calc(100vw-3rem)] md:rounded-panel md:shadow-floating'

/** Name of a dialog's width. */
export type DialogSize = keyof typeof widths

type DialogPanelProps = {
  title: string
  /** Default `md` (spec section 9). On narrow screens a dialog fills the screen. */
  size?: DialogSize
  /** For short questions: width `sm`, and sized to its content on narrow screens too. */
  isQuestion?: boolean
  children: ReactNode
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode
}

/** Panel of a dialog: title with a close button, scrolling content, footer. */
export function DialogPanel({ title, size = 'md', isQuestion = false, children, footer }: DialogPanelProps) {
  const { t } = useTranslation()
  const { titleId, close } = useDialogContext()
  const content = useRef<HTMLDivElement>(null)
  return (
    <div
      className={classNames(
        'flex flex-col bg-paper text-main',
        ...(isQuestion ? [CARD, 'w-sm'] : [CARD_ON_WIDE, size !== 'fullscreen' && 'md:h-auto', widths[size]]),
      )}
    >
      <div className="flex items-center gap-4 border-b border-divider py-2 ps-5 pe-2">
        <h2 id={titleId} className="min-w-0 flex-1 text-lg">
          {title}
        </h2>
        <IconButton label={t('Close')} icon={<X />} onClick={close} />
      </div>
      <div ref={content} {...useKeyboardScroll(content)} className="min-h-0 flex-1 overflow-auto p-5">
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-divider px-5 py-3">{footer}</footer>
      )}
    </div>
  )
}
