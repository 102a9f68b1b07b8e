import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type ComponentType, type FocusEvent, type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { isClosedShop } from '@/core/platform/navigation/redirects'
import { safeHref, safePath } from '@/lib/browser/safe-url'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { SpinnerRing } from '@/ui/feedback/spinner'
import { Link } from '@/ui/links/link'
import { loadMovingParts, useMovingParts } from '@/ui/motion/use-moving-parts'

import { type Toast, toast as toasts, type ToastAction, toastStore, toastTimer, type ToastType } from './toast-store'

/** Returns the visible toast; null without one. */
const useToast = (): Toast | null => useSyncExternalStore(toastStore.subscribe, toastStore.get)

const icons: Record<ToastType, { Icon: ComponentType<{ className: string }>; color: string }> = {
  positive: { Icon: CircleCheck, color: 'text-positive' },
  danger: { Icon: CircleAlert, color: 'text-danger' },
  loading: { Icon: SpinnerRing, color: 'text-primary' },
}

/** Bottom centre (spec section 4), above the player bar and, on narrow screens, the bottom navigation. */
const PLACE =
  'pointer-events-none fixed start-0 end-[var(--side-panel-width,0px)] bottom-[calc(var(--player-bar-height,0px)+var(--bottom-navigation-height)+1.25rem)] z-toast flex justify-center px-4'

const LAYOUT =
  'flex max-w-md items-center gap-3 rounded-panel border border-divider bg-paper py-1.5 ps-4 pe-1.5 text-main shadow-floating'

/**
 * Shows toasts. Its two live regions are mounted from the start, so that the first message is announced too. The timer
 * pauses while the toast is hovered or focused.
 */
export function ToastRegion() {
  const { t } = useTranslation()
  const visible = useToast()
  const { Card, toast, forget } = useMovingToast(visible)
  const previousFocus = useRef<HTMLElement>(null)

  const close = () => {
    toasts.close()
    previousFocus.current?.focus()
  }
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    toastTimer.pause()
    if (!currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    // Safari does not focus a clicked button: closing the next toast must not move the focus to an old place.
    previousFocus.current = null
    if (!currentTarget.matches(':hover')) toastTimer.resume()
  }
  const handlePointerLeave = ({ currentTarget }: { currentTarget: Element }) => {
    if (!currentTarget.contains(document.activeElement)) toastTimer.resume()
  }
  const handlers = {
    onPointerEnter: toastTimer.pause,
    onPointerLeave: handlePointerLeave,
    onFocus: handleFocus,
    onBlur: handleBlur,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
  }
  const content = <Content toast={toast} isClosed={!visible} onClose={close} />
  return (
    // The attribute keeps toasts reachable over an open dialog, which hides the page and traps the focus.
    <section data-react-aria-top-layer aria-label={t('Messages')} className={PLACE}>
      {Card ? (
        <Card
          {...handlers}
          role="presentation"
          className={toast ? classNames(LAYOUT, visible && 'pointer-events-auto') : undefined}
          isOpen={visible !== null}
          onDismiss={close}
          onGone={forget}
        >
          {content}
        </Card>
      ) : (
        <div
          {...handlers}
          role="presentation"
          className={toast ? `${LAYOUT} pointer-events-auto animate-rise` : undefined}
        >
          {content}
        </div>
      )}
    </section>
  )
}

/**
 * Loads the moving card with the first toast, and keeps a closed toast until it has faded out. Cards are exchanged only
 * between two toasts: a live region that is remounted with its message may announce it again.
 */
function useMovingToast(visible: Toast | null) {
  const moving = useMovingParts()?.DismissibleCard
  const [Card, setCard] = useState(() => moving)
  const [last, setLast] = useState(visible)
  if (visible && visible !== last) setLast(visible)
  if (!visible && Card !== moving) {
    setCard(() => moving)
    setLast(null)
  }
  return { Card, toast: visible ?? (Card ? last : null), forget: () => setLast(null) }
}

type ContentProps = { toast: Toast | null; isClosed: boolean; onClose: () => void }

/** Icon, live regions and buttons of a toast; an empty one keeps the live regions. */
function Content({ toast, isClosed, onClose }: ContentProps) {
  const { t } = useTranslation()
  return (
    <>
      {toast && <ToastIcon type={toast.type} />}
      <div>
        <div role="status">{toast?.type !== 'danger' && <Message toast={toast} />}</div>
        <div role="alert">{toast?.type === 'danger' && <Message toast={toast} />}</div>
      </div>
      {/* Not the live regions: an inert one would not announce the next toast. */}
      <div inert={isClosed} className="contents">
        {toast?.action && <ToastLink action={toast.action} onClose={onClose} />}
        {toast && <IconButton label={t('Close')} icon={<X aria-hidden />} onClick={onClose} />}
      </div>
    </>
  )
}

function loadCard(message: Element | null): void {
  if (message) void loadMovingParts()
}

/** Message of a toast. The key remounts it for a new toast, so that a repeated text is announced again. */
const Message = ({ toast }: { toast: Toast | null }) =>
  toast && (
    <p key={toast.id} ref={loadCard} className="animate-rise py-1 font-semibold">
      {toast.message}
    </p>
  )

function ToastIcon({ type }: { type: ToastType }) {
  const { Icon, color } = icons[type]
  return <Icon className={classNames('size-6 shrink-0', color)} />
}

const look = 'rounded-small font-bold text-primary underline underline-offset-4'

/**
 * Action of a toast: a button, a link within the site, or an external link in a new tab. Unsafe links, and a child's
 * links to the shop, are left out.
 */
function ToastLink({ action: { label, action }, onClose }: { action: ToastAction; onClose: () => void }) {
  const path = typeof action === 'string' ? safePath(action) : undefined
  const isClosed = useBootstrap((bootstrap) => isClosedShop(bootstrap, path ?? ''))
  if (typeof action === 'function') {
    const press = () => {
      onClose()
      action()
    }
    return (
      <button type="button" onClick={press} className={look}>
        {label}
      </button>
    )
  }
  if (isClosed) return null
  if (path !== undefined) {
    return (
      <Link to={path} onClick={onClose} className={look}>
        {label}
      </Link>
    )
  }
  const href = safeHref(action)
  if (href === undefined) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={onClose} className={look}>
      {label}
    </a>
  )
}
