// Separate chunk: loaded with the first sheet.
import { type RefObject, useId, useRef, useState } from 'react'
import { Sheet, SheetBackdrop, SheetContent, SheetOverlay as Overlay } from 'react-aria-components/Sheet'

import { WIDE } from '@/lib/browser/wide'
import { useMediaQuery } from '@/lib/react/use-browser-state'
import { useEventListener } from '@/lib/react/use-event-listener'
import { useScrollEnd } from '@/lib/react/use-scroll-end'
import { AriaProvider } from '@/ui/aria-provider'

import { awaitFocus } from './await-focus'
import { DialogContext } from './dialog-panel'
import type { OpenedDialog } from './dialog-store'

/** Fully open, or 1 px out of sight: without that snap point a released sheet would nearly always snap open again. */
const SNAP_POINTS = ['100%', -1]

/**
 * Modal overlay of a sheet, which slides in from the bottom on phones and from the side on wide screens. Like a dialog,
 * except that a press outside closes it, as a swipe does.
 */
export function SheetOverlay({ dialog: { Component, props, close } }: { dialog: OpenedDialog }) {
  const titleId = useId()
  const isWide = useMediaQuery(WIDE)
  const content = useRef<HTMLDivElement>(null)
  useEscapeBeforeFocus(content, close)
  // The sheet takes the focus, and hides the page behind it, once its scroll into view has ended.
  useScrollEnd(content)
  return (
    <AriaProvider>
      <Overlay
        isOpen
        onOpenChange={() => close()}
        position={isWide ? 'end' : 'bottom'}
        snapPoints={SNAP_POINTS}
        className="z-dialog max-w-full"
      >
        {/* Fixed to the viewport, so that the backdrop is no wider than a window that narrows while the sheet is open. */}
        <SheetBackdrop className="fixed inset-0 bg-scrim transition-opacity data-exiting:opacity-0 starting:opacity-0" />
        {/* Overscroll makes the panel taller than its visible part, so SheetContent limits the height. */}
        <Sheet
          overscrollPadding={!isWide}
          className="w-full rounded-t-panel bg-paper text-main shadow-floating outline-none md:h-dvh md:w-sm md:rounded-none md:rounded-s-panel"
        >
          <SheetContent
            ref={content}
            aria-labelledby={titleId}
            className="flex max-h-[calc(100dvh-3rem)] min-h-0 flex-col outline-none md:h-full md:max-h-none"
          >
            <DialogContext value={{ titleId, close: () => close() }}>
              <Component {...props} close={close} />
            </DialogContext>
          </SheetContent>
        </Sheet>
      </Overlay>
    </AriaProvider>
  )
}

/** Closes an overlay on Escape while it is sliding in, until it has the focus and handles keys itself. */
function useEscapeBeforeFocus(element: RefObject<Element | null>, close: () => void): void {
  const [hasFocus, setFocus] = useState(false)
  const options = { enabled: !hasFocus }
  useEventListener('document', 'keydown', ({ key }) => key === 'Escape' && close(), options)
  useEventListener(
    'document',
    'focusin',
    ({ target }) => target instanceof Node && element.current?.contains(target) && setFocus(true),
    options,
  )
}

/** Resolves to the overlay once the focus is on an element. */
export const awaitOverlay = () => awaitFocus(SheetOverlay)
