import { useRef, useState } from 'react'
import * as z from 'zod/mini'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useTheme } from '@/core/platform/theme/use-theme'
import { classNames } from '@/lib/class-names'
import { useEventListener } from '@/lib/react/use-event-listener'

import { type AdPlace, isBelowContent } from './ad-code'
import frameUrl from './ad-frame.html?url'

/** Maximum height of ads below the content, in pixels. */
const MAX_BOTTOM_HEIGHT = 600

/** Maximum widths in pixels; other placements use the page's width (spec section 9). */
export const MAX_WIDTHS: Partial<Record<AdPlace, number>> = { artist_top: 1000, artist_bottom: 430 }

/** Message in which the frame reports its height in pixels. */
const reportSchema = z.object({ height: z.number().check(z.minimum(0)) })

/**
 * Ad in a sandboxed frame without an origin: its scripts run, but cannot access or navigate this page, its cookies or
 * its storage. Links open in a new tab.
 */
export function Advertisement({ place, code }: { place: AdPlace; code: string }) {
  const scheme = useTheme().theme.is_dark ? 'dark' : 'light'
  return (
    <div
      style={{ maxWidth: MAX_WIDTHS[place] }}
      className={classNames('mx-auto size-full', isBelowContent(place) && 'pt-8')}
    >
      <Frame key={scheme} place={place} code={code} scheme={scheme} />
    </div>
  )
}

/**
 * Hides the frame until its content has rendered in the page's colour scheme: in the other scheme browsers paint it
 * white.
 */
function Frame({ place, code, scheme }: { place: AdPlace; code: string; scheme: 'dark' | 'light' }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const height = useReportedHeight(frame)

  // The target origin is '*', since the frame has none; the code is not secret.
  const send = () => frame.current?.contentWindow?.postMessage({ code, scheme }, '*')

  return (
    <iframe
      ref={frame}
      src={frameUrl}
      title={t('Advertisement')}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
      onLoad={send}
      style={isBelowContent(place) ? { height: Math.min(height ?? 0, MAX_BOTTOM_HEIGHT) } : undefined}
      className={classNames('block size-full', height === undefined && 'opacity-0')}
    />
  )
}

/** Returns the content height in pixels that the frame reports; messages from other windows are ignored. */
function useReportedHeight(frame: { current: HTMLIFrameElement | null }): number | undefined {
  const [height, setHeight] = useState<number>()
  useEventListener('window', 'message', ({ source, data }: MessageEvent<unknown>) => {
    const report = source !== null && source === frame.current?.contentWindow ? reportSchema.safeParse(data) : undefined
    if (report?.success) setHeight(Math.ceil(report.data.height))
  })
  return height
}
