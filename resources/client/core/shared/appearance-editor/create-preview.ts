import { createPath } from 'react-router-dom'

import { getBootstrap, setBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { safePath } from '@/lib/browser/safe-url'
import { page } from '@/lib/browser/url'

import type { EditorMessage } from './messages'
import { createCodePreview } from './preview-code'
import { createThemePreview } from './preview-theme'
import { previewSettings } from './preview-values'
import { frameNameOf, type PreviewedVisitor } from './previewed-visitor'
import { createUnsavedChannel } from './unsaved-channel'

type Message<Type extends EditorMessage['type']> = Extract<EditorMessage, { type: Type }>
type Navigate = (path: string) => void

/**
 * Shows an editor's messages on the page that is mounted into `root`; until it starts, they wait. `shown` is the visitor
 * whose page it is.
 */
export function createPreview(root: Element, shown?: PreviewedVisitor) {
  const theme = createThemePreview()
  const code = createCodePreview(root)
  const channel = createUnsavedChannel()
  const waiting: EditorMessage[] = []
  let navigate: Navigate | undefined
  let unsubscribe = (): void => {}
  let unsaved: Message<'setValues'>['values'] | undefined
  let isOwnChange = false

  function setValues(values: Message<'setValues'>['values']): void {
    const bootstrap = getBootstrap()
    const settings = previewSettings(bootstrap.settings, values.settings)
    if (!settings) return
    unsaved = {
      settings: { ...unsaved?.settings, ...values.settings },
      appearance: { ...unsaved?.appearance, ...values.appearance },
    }
    const { themes } = values.appearance
    if (themes) theme.forget()
    isOwnChange = true
    setBootstrap({ ...bootstrap, settings, ...(themes && { themes: { ...bootstrap.themes, all: themes } }) })
    isOwnChange = false
  }

  /** Keeps unsaved values when the page refreshes its data, and the editor's theme when the data chooses another. */
  function followBootstrap(): void {
    if (!isOwnChange && unsaved) setValues(unsaved)
    else theme.show()
  }

  function open({ to }: Message<'navigate'>): void {
    const location = typeof to === 'string' ? to : createPath(withoutNull(to))
    // The router would load a URL of another site.
    const path = safePath(location)
    if (path !== undefined) navigate?.(path)
  }

  /** Loads the page as another visitor: nothing of the visitor before remains, and the stored data of the user does. */
  function setVisitor({ visitor }: Message<'setVisitor'>): void {
    const name = frameNameOf(visitor)
    if (shown && name === frameNameOf(shown)) return
    window.name = name
    page.reload()
  }

  function show(message: EditorMessage): void {
    if (!navigate) return void waiting.push(message)
    if (message.type === 'navigate') open(message)
    else if (message.type === 'setValues') setValues(message.values)
    else if (message.type === 'setThemeFont') theme.setFont(message.value)
    else if (message.type === 'setActiveTheme') theme.setActive(message.themeId)
    else if (message.type === 'setChannel') channel.show(message)
    else if (message.type === 'setVisitor') setVisitor(message)
    else if (message.type === 'setCustomCode') code[message.mode](message.value ?? '')
    else theme.setValue(message.name, message.value)
  }

  return {
    show,
    /** Shows what has waited; needs the bootstrap data. Called again with every new function of the router. */
    start(next: Navigate): void {
      if (!navigate) unsubscribe = subscribeBootstrap(followBootstrap)
      navigate = next
      for (const message of waiting.splice(0)) show(message)
    },
    stop(): void {
      unsubscribe()
      channel.stop()
    },
  }
}

const withoutNull = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => typeof part === 'string'))
