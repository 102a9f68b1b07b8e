import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

import { classNames } from '@/lib/class-names'
import { usePart } from '@/lib/lazy/use-part'

import { useUiTranslation } from '../ui-translation'

type SafeHtmlProps = {
  /** Untrusted HTML: a custom page, an artist's biography, a comment. */
  html: string
  className?: string
  /** Level of the highest heading; without it headings keep theirs. */
  firstHeading?: 2 | 3
  /** Shown until the sanitizer has loaded. */
  fallback?: ReactNode
}

const loadRenderer = () => import('./render-html')

/**
 * Renders untrusted HTML, sanitized, in our typography. This is the only place that inserts HTML into the page. The
 * sanitizer loads with the first use; if that fails, the error goes to the nearest error boundary.
 */
export function SafeHtml({ html, className, firstHeading, fallback = null }: SafeHtmlProps) {
  const { t } = useUiTranslation()
  const tableName = t('Table')
  const container = useRef<HTMLDivElement>(null)
  const [renderer] = usePart(loadRenderer, { when: 'mounted', onFail: 'fail the screen' })
  useLayoutEffect(() => {
    if (container.current) renderer?.renderHtml(container.current, html, firstHeading)
  }, [renderer, html, firstHeading])
  useEffect(
    () => (container.current && renderer ? renderer.watchScrollers(container.current, tableName) : undefined),
    [renderer, html, firstHeading, tableName],
  )
  if (!renderer) return fallback
  return <div ref={container} className={classNames('prose max-w-prose', className)} />
}
