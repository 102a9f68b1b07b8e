import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useTheme } from '@/core/platform/theme/use-theme'
import { classNames } from '@/lib/class-names'

import { type AdPlace, isBelowContent } from './ad-code'
import frameUrl from './ad-frame.html?url'
import { AD_WIDTHS, BOTTOM_HEIGHT } from './ad-sizes'

/** What the frame says of itself. */
const reportSchema = z.object({ height: z.number().check(z.minimum(0)) })

/**
 * The owner's code in a frame of its own. It may run there, since advertisements do; but the frame is sandboxed without an origin,
 * so that nothing in it reaches this page, its cookies or its storage, or leads it away. What it opens comes in a tab.
 */
export function Advertisement({ place, code }: { place: AdPlace; code: string }) {
  const scheme = useTheme().theme.is_dark ? 'dark' : 'light'
  return (
    <div
      style={{ maxWidth: AD_WIDTHS[place] }}
      className={classNames('mx-auto size-full', isBelowContent(place) && 'pt-8')}
    >
      <Frame key={scheme} place={place} code={code} scheme={scheme} />
    </div>
  )
}

/** Seen once what is in it has been drawn in the page's scheme: in the other one the browser puts a white page behind it. */
function Frame({ place, code, scheme }: { place: AdPlace; code: string; scheme: 'dark' | 'light' }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const height = useReportedHeight(frame)

  /** Nobody's secret, and the frame has no origin to name. */
  const send = () => frame.current?.contentWindow?.postMessage({ code, scheme }, '*')

  return (
    <iframe
      ref={frame}
      src={frameUrl}
      title={t('Advertisement')}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
      onLoad={send}
      style={isBelowContent(place) ? { height: Math.min(height ?? 0, BOTTOM_HEIGHT) } : undefined}
      className={classNames('block size-full', height === undefined && 'opacity-0')}
    />
  )
}

/** The height of what is in the frame, in pixels, once it has said so: nobody else is listened to. */
function useReportedHeight(frame: { current: HTMLIFrameElement | null }): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const report =
        source !== null && source === frame.current?.contentWindow ? reportSchema.safeParse(data) : undefined
      if (report?.success) setHeight(Math.ceil(report.data.height))
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame])
  return height
}
