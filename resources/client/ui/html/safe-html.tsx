import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { classNames } from '@/lib/class-names'

import { useUiTranslation } from '../ui-translation'
import type * as HtmlRenderer from './render-html'

type SafeHtmlProps = {
  /** Untrusted HTML: a custom page, an artist's biography, a comment. */
  html: string
  className?: string
  /** Level of the highest heading; without it headings keep theirs. */
  firstHeading?: 2 | 3
  /** Shown until the sanitizer has loaded. */
  fallback?: ReactNode
}

type Renderer = typeof HtmlRenderer

/**
 * Renders untrusted HTML, sanitized, in our typography. This is the only place that inserts HTML into the page. The
 * sanitizer loads with the first use; if that fails, the error goes to the nearest error boundary.
 */
export function SafeHtml({ html, className, firstHeading, fallback = null }: SafeHtmlProps) {
  const { t } = useUiTranslation()
  const tableName = t('Table')
  const container = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ renderer: Renderer } | { failure: unknown }>()
  useEffect(() => {
    import('./render-html').then(
      (renderer) => setLoaded({ renderer }),
      (failure: unknown) => setLoaded({ failure }),
    )
  }, [])
  const renderer = loaded && 'renderer' in loaded ? loaded.renderer : undefined
  useLayoutEffect(() => {
    if (container.current) renderer?.renderHtml(container.current, html, firstHeading)
  }, [renderer, html, firstHeading])
  useEffect(
    () => (container.current && renderer ? renderer.watchScrollers(container.current, tableName) : undefined),
    [renderer, html, firstHeading, tableName],
  )
  if (!loaded) return fallback
  if ('failure' in loaded) throw loaded.failure
  return <div ref={container} className={classNames('prose max-w-prose', className)} />
}
