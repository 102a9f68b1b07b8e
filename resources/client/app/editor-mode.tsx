// Separate chunk: loaded in an iframe of the appearance editor.
import { useEffect } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'

import { getBootstrap, viewBootstrapAs } from '@/core/platform/bootstrap/bootstrap-store'
import { latchAppearanceEditor } from '@/core/platform/navigation/latch-appearance-editor'
import { confinePage } from '@/core/shared/appearance-editor/confine-page'
import { createPreview } from '@/core/shared/appearance-editor/create-preview'
import { isOwnHostname, parentOrigin, reporter } from '@/core/shared/appearance-editor/parent-page'
import { pressedSetting } from '@/core/shared/appearance-editor/pressed-setting'
import { asVisitor, frameNameOf, visitorIn } from '@/core/shared/appearance-editor/previewed-visitor'
import { receiveMessages } from '@/core/shared/appearance-editor/receive-messages'

import { showAbove } from './late-parts'

/**
 * Puts the page into editor mode if the page around it is of the same host, and shows that editor's messages from the
 * first screen on. `early` are messages that have arrived before. Returns a function that ends the mode.
 */
export function startEditorMode(root: Element, early: readonly MessageEvent[] = []): () => void {
  const origin = parentOrigin()
  if (!isOwnHostname(origin)) return () => {}
  const editor = reporter(origin)
  // Only an editor of this page's own origin knows our extension.
  const visitor = origin === window.location.origin ? visitorIn(window.name) : undefined
  if (visitor) viewBootstrapAs((own) => asVisitor(own, visitor))
  const preview = createPreview(root, visitor)
  const stop = new AbortController()

  /** Connects the preview with the router. */
  function PreviewRouter() {
    const navigate = useNavigate()
    const path = createPath(useLocation())
    useEffect(() => preview.start((to) => void navigate(to)), [navigate])
    useEffect(() => editor.reportPath(path), [path])
    return null
  }

  function reportPress({ target }: Event): void {
    const setting = target instanceof Element ? pressedSetting(target, getBootstrap()) : undefined
    if (setting !== undefined) editor.report({ type: 'settingPressed', setting })
  }

  const stops = [
    visitor ? latchAppearanceEditor(visitor.kind, frameNameOf(visitor)) : latchAppearanceEditor(),
    () => viewBootstrapAs(undefined),
    confinePage(),
    receiveMessages((message, sender) => {
      editor.follow(sender)
      preview.show(message)
    }, early),
    () => preview.stop(),
    () => stop.abort(),
  ]
  document.addEventListener('click', reportPress, { capture: true, signal: stop.signal })
  showAbove('preview', PreviewRouter)
  return () => stops.forEach((end) => end())
}
