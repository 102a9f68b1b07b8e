import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type ComponentType, type FocusEvent, type KeyboardEvent, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { SpinnerRing } from '@/ui/feedback/spinner-ring'

import { ToastLink } from './toast-link'
import { type Toast, toast as toasts, toastTime, type ToastType } from './toast-store'
import { useToast } from './use-toast'

const icons: Record<ToastType, { Icon: ComponentType<{ className: string }>; color: string }> = {
  positive: { Icon: CircleCheck, color: 'text-positive' },
  danger: { Icon: CircleAlert, color: 'text-danger' },
  loading: { Icon: SpinnerRing, color: 'text-primary' },
}

/** Bottom centre (spec section 4), clear of the player's bar and, on narrow screens, of the menu below it. */
const PLACE =
  'pointer-events-none fixed start-0 end-[var(--side-panel-width,0px)] bottom-[calc(var(--player-bar-height,0px)+var(--bottom-navigation-height)+1.25rem)] z-toast flex justify-center px-4'

const FRAME =
  'pointer-events-auto flex max-w-md animate-rise items-center gap-3 rounded-panel border border-divider bg-paper py-1.5 ps-4 pe-1.5 text-main shadow-floating'

/**
 * Where toasts appear. It and its two live regions are there from the start, so that the first message is spoken too.
 * Time stands still under the pointer and while something in it has the focus; Escape closes it then.
 */
export function ToastRegion() {
  const { t } = useTranslation()
  const toast = useToast()
  const cameFrom = useRef<HTMLElement>(null)

  const close = () => {
    toasts.close()
    cameFrom.current?.focus()
  }
  const focusEnters = ({ currentTarget, relatedTarget }: FocusEvent) => {
    toastTime.pause()
    if (!currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const focusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) toastTime.resume()
  }
  const pointerLeaves = ({ currentTarget }: { currentTarget: Element }) => {
    if (!currentTarget.contains(document.activeElement)) toastTime.resume()
  }
  return (
    // An open dialog hides the page from assistive technology and traps the focus; the attribute spares what lies over it.
    <section data-react-aria-top-layer aria-label={t('Messages')} className={PLACE}>
      <div
        role="presentation"
        className={toast ? FRAME : undefined}
        onPointerEnter={toastTime.pause}
        onPointerLeave={pointerLeaves}
        onFocus={focusEnters}
        onBlur={focusLeaves}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
      >
        {toast && <ToastIcon type={toast.type} />}
        <div>
          <div role="status">{toast?.type !== 'danger' && <Message toast={toast} />}</div>
          <div role="alert">{toast?.type === 'danger' && <Message toast={toast} />}</div>
        </div>
        {toast?.action && <ToastLink action={toast.action} />}
        {toast && <IconButton label={t('Close')} icon={<X aria-hidden />} onClick={close} />}
      </div>
    </section>
  )
}

/** A new toast is a new element, so that the same words are spoken again; an update is a change of this one's words. */
const Message = ({ toast }: { toast: Toast | null }) =>
  toast && (
    <p key={toast.id} className="animate-rise py-1 font-semibold">
      {toast.message}
    </p>
  )

function ToastIcon({ type }: { type: ToastType }) {
  const { Icon, color } = icons[type]
  return <Icon className={classNames('size-6 shrink-0', color)} />
}
