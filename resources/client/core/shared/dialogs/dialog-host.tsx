import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { reportError } from '@/core/platform/error-reporting/report-error'
import { translate } from '@/core/platform/i18n/translate'
import { toast } from '@/core/shared/toasts/toast-store'
import { startCancellableWait } from '@/ui/feedback/waiting'

import { DialogBoundary } from './dialog-boundary'
import { loadOverlay, type Overlay } from './dialog-overlays'
import { closeAllDialogs, type DialogShape, dialogStore, type OpenedDialog } from './dialog-store'
import { giveUpLazyDialog } from './open-lazy-dialog'

/** Where dialogs appear. The code that draws them comes when the first one opens; they go when their screen does. */
export function DialogHost({ load = loadOverlay }: { load?: typeof loadOverlay }) {
  const dialogs = useSyncExternalStore(dialogStore.subscribe, dialogStore.get)
  const { pathname } = useLocation()
  useEffect(
    () => () => {
      giveUpLazyDialog()
      closeAllDialogs()
    },
    [pathname],
  )
  return dialogs.map((dialog) => (
    <DialogBoundary
      key={dialog.id}
      onFailure={(error) => {
        dialog.close()
        announce(error)
      }}
    >
      <Opened dialog={dialog} load={load} />
    </DialogBoundary>
  ))
}

/** What was fetched for a shape; it stays for the next one. */
const fetched = new Map<typeof loadOverlay, Partial<Record<DialogShape, Overlay>>>()

function Opened({ dialog, load }: { dialog: OpenedDialog; load: typeof loadOverlay }) {
  const { shape } = dialog
  const [Overlay, setOverlay] = useState(() => fetched.get(load)?.[shape])
  const giveUp = useEffectEvent(() => dialog.close())
  useEffect(() => {
    if (Overlay) return undefined
    load(shape).then(
      (loaded) => {
        fetched.set(load, { ...fetched.get(load), [shape]: loaded })
        setOverlay(() => loaded)
      },
      (error: unknown) => {
        closeAllDialogs()
        announce(error)
      },
    )
    return startCancellableWait(() => giveUp(), ['Escape'])
  }, [Overlay, load, shape])
  return Overlay && <Overlay dialog={dialog} />
}

function announce(error: unknown) {
  reportError(error)
  toast.danger(translate('There was an issue. Please try again.'))
}
