import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { reportError } from '@/core/error-reporting/report-error'
import { translate } from '@/core/i18n/translate'
import { toast } from '@/core/toasts/toast-store'

import { DialogBoundary } from './dialog-boundary'
import { closeAllDialogs, dialogStore, type OpenedDialog } from './dialog-store'

type Overlay = ComponentType<{ dialog: OpenedDialog }>

const loadOverlay = (): Promise<Overlay> => import('./dialog-overlay').then(({ DialogOverlay }) => DialogOverlay)

/** Where dialogs appear. The code that draws them comes when the first one opens; they go when their screen does. */
export function DialogHost({ load = loadOverlay }: { load?: () => Promise<Overlay> }) {
  const dialogs = useSyncExternalStore(dialogStore.subscribe, dialogStore.get)
  const Overlay = useOverlay(dialogs.length > 0, load)
  const { pathname } = useLocation()
  useEffect(() => closeAllDialogs, [pathname])
  return (
    Overlay &&
    dialogs.map((dialog) => (
      <DialogBoundary
        key={dialog.id}
        onFailure={(error) => {
          dialog.close()
          announce(error)
        }}
      >
        <Overlay dialog={dialog} />
      </DialogBoundary>
    ))
  )
}

function useOverlay(isNeeded: boolean, load: () => Promise<Overlay>): Overlay | undefined {
  const [overlay, setOverlay] = useState<{ Overlay: Overlay }>()
  const isMissing = isNeeded && !overlay
  useEffect(() => {
    if (!isMissing) return
    load().then(
      (Overlay) => setOverlay({ Overlay }),
      (error: unknown) => {
        closeAllDialogs()
        announce(error)
      },
    )
  }, [isMissing, load])
  return overlay?.Overlay
}

function announce(error: unknown) {
  reportError(error)
  toast.danger(translate('There was an issue. Please try again.'))
}
