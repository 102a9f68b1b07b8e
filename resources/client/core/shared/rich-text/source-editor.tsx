// Separate chunk: loaded when the source is opened.
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { syntaxHighlighting } from '@codemirror/language'
import { Annotation, Compartment } from '@codemirror/state'
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'

import { type SourceLanguage, sourceLanguages } from './source-languages'
import { sourceHighlighting, sourceTheme } from './source-theme'
import type { HtmlEditorProps } from './visual-editor'

/** Props of a {@link SourceEditor}. */
export type SourceEditorProps = HtmlEditorProps & { language?: SourceLanguage }

/** Marks a change that the form made. */
const written = Annotation.define<true>()

/**
 * Edits source text, HTML by default. It is mounted in a shadow root, where CodeMirror adopts style sheets: the Content Security
 * Policy allows no style element. Escape, then Tab leaves it (a Tab alone indents).
 */
export function SourceEditor({ label, value, onChange, isInvalid, language = 'html' }: SourceEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const renderedValue = useRef(value)
  const attributes = useRef(new Compartment())
  const edit = useEffectEvent((text: string) => {
    renderedValue.current = text
    onChange(text)
  })
  const currentAttributes = () =>
    EditorView.contentAttributes.of({ 'aria-label': label, ...(isInvalid && { 'aria-invalid': 'true' }) })
  const mount = useEffectEvent((element: HTMLElement) => {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    renderedValue.current = value
    return new EditorView({
      root,
      parent: root,
      doc: value,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        history(),
        sourceLanguages[language],
        syntaxHighlighting(sourceHighlighting),
        sourceTheme,
        EditorView.lineWrapping,
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        attributes.current.of(currentAttributes()),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.some((change) => change.annotation(written))) edit(state.doc.toString())
        }),
      ],
    })
  })
  useEffect(() => {
    if (!host.current) return undefined
    const mounted = mount(host.current)
    view.current = mounted
    return () => mounted.destroy()
  }, [])
  useEffect(() => {
    const { current } = view
    if (!current || value === renderedValue.current) return
    renderedValue.current = value
    const changes = { from: 0, to: current.state.doc.length, insert: value }
    current.dispatch({ changes, annotations: written.of(true) })
  }, [value])
  const relabel = useEffectEvent(() =>
    view.current?.dispatch({ effects: attributes.current.reconfigure(currentAttributes()) }),
  )
  useEffect(() => {
    relabel()
  }, [label, isInvalid])
  return <div ref={host} className="overflow-hidden rounded-input border-2 border-edge focus-within:border-primary" />
}
