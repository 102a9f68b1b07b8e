import { useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type AdPlace, isBelowContent } from '@/core/shared/ads/ad-code'
import { MAX_TOP_HEIGHT } from '@/core/shared/ads/ad-slot'
import { Advertisement, MAX_WIDTHS } from '@/core/shared/ads/advertisement'
import { useKeyboardScroll } from '@/ui/collections/use-keyboard-scroll'

/** Width of a page on a desktop beside its menu, in pixels. */
const PAGE_WIDTH = 1000

/** An ad in its true size, where it is on a page; the page around it is only hinted at. */
export function AdPreview({ place, code }: { place: AdPlace; code: string }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const ad = (
    <div style={isBelowContent(place) ? undefined : { height: MAX_TOP_HEIGHT }}>
      <Advertisement key={code} place={place} code={code} />
    </div>
  )
  return (
    <figure>
      <figcaption aria-hidden className="mb-1.5 text-sm text-muted">
        {t('Preview in the true size')}
      </figcaption>
      <div
        ref={frame}
        role="group"
        aria-label={t('Preview in the true size')}
        {...useKeyboardScroll(frame)}
        className="overflow-x-auto rounded-input border border-divider bg-background p-4"
      >
        <div style={{ width: MAX_WIDTHS[place] ?? PAGE_WIDTH }} className="flex flex-col gap-4">
          {place.startsWith('artist') && <Picture />}
          {isBelowContent(place) ? (
            <>
              <Lines />
              {ad}
            </>
          ) : (
            <>
              {ad}
              <Lines />
            </>
          )}
        </div>
      </div>
    </figure>
  )
}

const Picture = () => (
  <div aria-hidden className="flex items-center gap-4">
    <div className="size-16 rounded-full bg-chip" />
    <div className="h-5 w-48 rounded-full bg-chip" />
  </div>
)

const Lines = () => (
  <div aria-hidden className="flex flex-col gap-2">
    <div className="h-4 rounded-full bg-chip" />
    <div className="h-4 w-3/4 rounded-full bg-chip" />
  </div>
)
