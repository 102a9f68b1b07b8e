import { useCallback } from 'react'
import { useHref, useSearchParams } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { buttonStyle, textSizes } from '@/ui/buttons/button-style'
import { emailDocument } from '@/ui/html/email-document'

/** Parameter of the address that shows an email with the pictures of other sites. */
const PICTURES = 'pictures'

/**
 * The HTML of an email in a sandboxed iframe without an origin, whose own policy forbids scripts, forms and requests.
 * Pictures of other sites, which tell their senders who reads, are requested only when the user asks for them: at an
 * address of its own, for which alone the server's policy allows them (docs/deployment.md).
 */
export function EmailFrame({ html }: { html: string }) {
  const { t } = useTranslation()
  const showsRemote = useSearchParams()[0].has(PICTURES)
  const other = useHref({ search: showsRemote ? '' : `?${PICTURES}=1` })
  const { document: content, hasRemote } = emailDocument(html, { showsRemote })
  return (
    <div className="flex flex-col gap-4">
      {hasRemote && (
        <div className="flex flex-wrap items-center gap-3 rounded-input border border-divider bg-paper p-4">
          <p className="min-w-0 flex-1 basis-72">
            {showsRemote
              ? t('Pictures of other sites are loaded: the sender may learn that the email was opened.')
              : t('Pictures of other sites are not loaded: they can tell the sender that the email was opened.')}
          </p>
          <a href={other} className={classNames(buttonStyle('outline'), textSizes.sm)}>
            {showsRemote ? t('Hide pictures') : t('Show pictures')}
          </a>
        </div>
      )}
      <Frame content={content} />
    </div>
  )
}

function Frame({ content }: { content: string }) {
  const { t } = useTranslation()
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const url = URL.createObjectURL(new Blob([content], { type: 'text/html' }))
      frame.src = url
      return () => URL.revokeObjectURL(url)
    },
    [content],
  )
  return (
    <iframe
      ref={show}
      title={t('Message')}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      className="h-[70dvh] w-full rounded-input border border-divider"
    />
  )
}
