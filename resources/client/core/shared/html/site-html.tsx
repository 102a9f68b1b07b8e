import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { linkTarget } from '@/core/platform/navigation/link-target'
import { SafeHtml } from '@/ui/html/safe-html'

type SiteHtmlProps = ComponentProps<typeof SafeHtml> & {
  /** Runs when a link in the text is followed. */
  onFollow?: () => void
}

/** Folders of files and the API: a channel's path could look like theirs. */
const NO_SCREEN = /^\/(?:api|auth|build|images|secure|storage)\//

/** Untrusted HTML whose links to this site's screens are followed by the router. */
export function SiteHtml({ onFollow, ...html }: SiteHtmlProps) {
  const navigate = useNavigate()
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link) return
    onFollow?.()
    const { to } = linkTarget(link.getAttribute('href') ?? '', getBootstrap()) ?? {}
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (to === undefined || opensElsewhere || NO_SCREEN.test(to)) return
    event.preventDefault()
    void navigate(to)
  }
  return (
    <div onClickCapture={follow}>
      <SafeHtml {...html} />
    </div>
  )
}
