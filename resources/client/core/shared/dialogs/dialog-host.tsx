import { Component, type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { reportError } from '@/core/platform/error-reporting/report-error'
import { translate } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'
import { startCancellableWait } from '@/ui/feedback/waiting'

import { closeAllDialogs, type DialogShape, dialogStore, type OpenedDialog } from './dialog-store'
import { cancelLazyDialog, loadOverlay, type Overlay } from './open-lazy-dialog'

/** Renders the open dialogs, and closes them on navigation. Loads the overlay's code with the first one. */
export function DialogHost({ load = loadOverlay }: { load?: typeof loadOverlay }) {
  const dialogs = useSyncExternalStore(dialogStore.subscribe, dialogStore.get)
  const { pathname } = useLocation()
  useEffect(
    () => () => {
      cancelLazyDialog()
      closeAllDialogs()
    },
    [pathname],
  )
  return dialogs.map((dialog) => (
    <DialogBoundary
      key={dialog.id}
      onFailure={(error) => {
        dialog.close()
        announceError(error)
      }}
    >
      <DialogLayer dialog={dialog} load={load} />
    </DialogBoundary>
  ))
}

/** Loaded overlays by loader and shape. */
const loadedOverlays = new Map<typeof loadOverlay, Partial<Record<DialogShape, Overlay>>>()

function DialogLayer({ dialog, load }: { dialog: OpenedDialog; load: typeof loadOverlay }) {
  const { shape } = dialog
  const [Overlay, setOverlay] = useState(() => loadedOverlays.get(load)?.[shape])
  const cancel = useEffectEvent(() => dialog.close())
  useEffect(() => {
    if (Overlay) return undefined
    load(shape).then(
      (loaded) => {
        loadedOverlays.set(load, { ...loadedOverlays.get(load), [shape]: loaded })
        setOverlay(() => loaded)
      },
      (error: unknown) => {
        closeAllDialogs()
        announceError(error)
      },
    )
    return startCancellableWait(() => cancel(), ['Escape'])
  }, [Overlay, load, shape])
  return Overlay && <Overlay dialog={dialog} />
}

function announceError(error: unknown) {
  reportError(error)
  toast.danger(translate('There was an issue. Please try again.'))
}

type DialogBoundaryProps = { children: ReactNode; onFailure: (error: unknown) => void }

/** Error boundary of one dialog: removes a dialog that fails to render, and keeps the page. */
class DialogBoundary extends Component<DialogBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
