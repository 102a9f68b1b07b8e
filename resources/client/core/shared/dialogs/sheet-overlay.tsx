import { useId, useRef } from 'react'
import { Sheet, SheetBackdrop, SheetContent, SheetOverlay as Overlay } from 'react-aria-components/Sheet'

import { AriaFrame } from '@/ui/aria-frame'
import { useMediaQuery, WIDE } from '@/ui/use-media-query'

import { DialogFrameContext } from './dialog-frame'
import type { OpenedDialog } from './dialog-store'
import { useEscapeBeforeFocus } from './use-escape-before-focus'

/** Let go, a sheet is all there or all gone, whichever is nearer: without a place just out of sight it would nearly always be back. */
const RESTS = ['100%', -1]

/**
 * What every sheet shares: from the bottom on phones, from the side on wide screens; it follows the finger and is swiped
 * away. Focus, the page behind it and Escape are as with dialogs; a press beside it closes it, since a swipe would too.
 */
export function SheetOverlay({ dialog: { Component, props, close } }: { dialog: OpenedDialog }) {
  const titleId = useId()
  const isWide = useMediaQuery(WIDE)
  const content = useRef<HTMLDivElement>(null)
  useEscapeBeforeFocus(content, close)
  return (
    <AriaFrame>
      <Overlay
        isOpen
        onOpenChange={() => close()}
        position={isWide ? 'end' : 'bottom'}
        snapPoints={RESTS}
        className="z-dialog max-w-full"
      >
        {/* No page of ours is wider than the window: a sheet that stays open while the window narrows is not either. */}
        <SheetBackdrop className="fixed inset-0 bg-scrim transition-opacity data-exiting:opacity-0 starting:opacity-0" />
        {/* Overscroll makes the panel taller than what is seen: the height is limited inside of it. */}
        <Sheet
          overscrollPadding={!isWide}
          className="w-full rounded-t-panel bg-paper text-main shadow-floating outline-none md:h-dvh md:w-sm md:rounded-none md:rounded-s-panel"
        >
          <SheetContent
            ref={content}
            aria-labelledby={titleId}
            className="flex max-h-[calc(100dvh-3rem)] min-h-0 flex-col outline-none md:h-full md:max-h-none"
          >
            <DialogFrameContext value={{ titleId, close: () => close() }}>
              <Component {...props} close={close} />
            </DialogFrameContext>
          </SheetContent>
        </Sheet>
      </Overlay>
    </AriaFrame>
  )
}
