import { useCallback, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { emailDocument } from '@/ui/html/email-document'

/**
 * The HTML of an email in a sandboxed iframe without an origin, whose own policy forbids scripts, forms and requests.
 * Pictures of other sites, which tell their senders who reads, are requested only when the user asks for them.
 */
export function EmailFrame({ html }: { html: string }) {
  const { t } = useTranslation()
  const [showsRemote, showRemote] = useState(false)
  const { document: content, hasRemote } = emailDocument(html, { showsRemote })
  return (
    <div className="flex flex-col gap-4">
      {hasRemote && (
        <div className="flex flex-wrap items-center gap-3 rounded-input border border-divider bg-paper p-4">
          <p className="min-w-0 flex-1 basis-72">
            {t('Pictures of other sites are not loaded: they can tell the sender that the email was opened.')}
          </p>
          <Button variant="outline" size="sm" aria-pressed={showsRemote} onClick={() => showRemote(!showsRemote)}>
            {showsRemote ? t('Hide pictures') : t('Show pictures')}
          </Button>
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
