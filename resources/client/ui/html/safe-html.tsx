import { useEffect, useState } from 'react'

import { classNames } from '@/lib/class-names'

type SafeHtmlProps = {
  /** Untrusted HTML: a custom page, an artist's biography, a comment. */
  html: string
  className?: string
}

const PROSE =
  '[&_a]:font-semibold [&_a]:text-primary [&_a]:underline [&_blockquote]:my-4 [&_blockquote]:border-s-4 [&_blockquote]:border-divider [&_blockquote]:ps-4 [&_blockquote]:text-muted [&_code]:font-mono [&_h1]:mt-8 [&_h1]:mb-3 [&_h1]:text-2xl [&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:text-xl [&_h3]:mt-5 [&_h3]:mb-2 [&_h3]:text-lg [&_hr]:my-6 [&_hr]:border-divider [&_img]:my-4 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-cover [&_li]:my-1 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:my-3 [&_pre]:my-4 [&_pre]:rounded-input [&_pre]:bg-chip [&_pre]:p-4 [&_pre]:whitespace-pre-wrap [&_td]:border [&_td]:border-divider [&_td]:p-2 [&_th]:border [&_th]:border-divider [&_th]:p-2 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:ps-6 *:first:mt-0 *:last:mb-0'

type Sanitize = (html: string) => TrustedHTML | string

/**
 * Renders untrusted HTML, sanitized. This is the only place that inserts HTML into the page. The sanitizer loads with
 * the first use; if that fails, the error goes to the nearest error boundary.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const [loaded, setLoaded] = useState<{ sanitize: Sanitize } | { failure: unknown }>()
  useEffect(() => {
    import('./sanitize-html').then(
      ({ sanitizeHtml }) => setLoaded({ sanitize: sanitizeHtml }),
      (failure: unknown) => setLoaded({ failure }),
    )
  }, [])
  if (!loaded) return null
  if ('failure' in loaded) throw loaded.failure
  return (
    <div
      dangerouslySetInnerHTML={{ __html: loaded.sanitize(html) }}
      className={classNames('max-w-prose', PROSE, className)}
    />
  )
}
