import { useEffect, useEffectEvent, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ScaledPage } from '@/core/shared/appearance-editor/frame/scaled-page'
import { frameNameOf } from '@/core/shared/appearance-editor/previewed-visitor'
import { siteRoot } from '@/lib/browser/url'

import { useEditor, useView } from '../editor-context'
import { createCodeMessages } from './code-messages'
import { messagesOf } from './messages-of'
import { pageSize, shownVisitor } from './preview-view'

/** URL of the site in editor mode (backend contract, section 8); the server picks the language of `lang` (section 2). */
function previewUrl(language: string | undefined): string {
  const query = new URLSearchParams({ appearanceEditor: 'true', ...(language !== undefined && { lang: language }) })
  return new URL(`?${query}`, siteRoot()).href
}

/** The site with the unsaved appearance, in the size of a device. `onPress` gets the setting of a pressed part. */
export function PreviewFrame({ onPress }: { onPress: (setting: string) => void }) {
  const { t } = useTranslation()
  const [view] = useView()
  const frame = useRef<HTMLIFrameElement>(null)
  useMessages(frame, onPress)
  return (
    <ScaledPage
      frame={frame}
      name={frameNameOf(shownVisitor(view))}
      src={previewUrl(view.language)}
      title={t('Preview of the site')}
      size={pageSize(view)}
    />
  )
}

/** Sends the draft to the page: with each change, and when the page has loaded. */
function useMessages(frame: { current: HTMLIFrameElement | null }, onPress: (setting: string) => void): void {
  const { draft, preview, view } = useEditor()
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!page) return undefined
    const code = createCodeMessages()
    code.start(draft.state().saved)
    const send = () => {
      const { showsSaved } = view.get()
      const shown = showsSaved ? draft.state().saved : draft.value()
      for (const message of [...messagesOf(shown, view.get()), ...code.next(shown)]) preview.send(message)
    }
    const disconnect = preview.connect(page, (message) => {
      if (message.type === 'ready') {
        code.start(draft.state().saved)
        send()
      }
      if (message.type === 'settingPressed') press(message.setting)
    })
    const stops = [disconnect, draft.subscribe(send), view.subscribe(send)]
    send()
    return () => stops.forEach((stop) => stop())
  }, [draft, frame, preview, view])
}
