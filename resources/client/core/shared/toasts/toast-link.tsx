import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isClosedShop } from '@/core/platform/navigation/redirects'
import { safeHref } from '@/core/platform/navigation/safe-href'
import { safePath } from '@/core/platform/navigation/safe-path'
import { Link } from '@/ui/links/link'

import { toast, type ToastAction } from './toast-store'

const look = 'rounded-small font-bold text-primary underline underline-offset-4'

/** Action of a toast: a button, a link within the site, or an external link in a new tab. Unsafe links, and a child's links to the shop, are left out. */
export function ToastLink({ action: { label, action } }: { action: ToastAction }) {
  const close = () => toast.close()
  const path = typeof action === 'string' ? safePath(action) : undefined
  const isClosed = useBootstrap((bootstrap) => isClosedShop(bootstrap, path ?? ''))
  if (typeof action === 'function') {
    const press = () => {
      close()
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
      <Link to={path} onClick={close} className={look}>
        {label}
      </Link>
    )
  }
  const href = safeHref(action)
  if (href === undefined) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={close} className={look}>
      {label}
    </a>
  )
}
