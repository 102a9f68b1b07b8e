import { Slice } from '@tiptap/pm/model'
import { EditorView } from '@tiptap/pm/view'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import { contentOf, type LabelledPlaceholder, textOf } from './placeholder-document'
import { stateOf } from './placeholder-state'

type ViewOptions = {
  /** Element that the editor is mounted on. */
  place: RefObject<HTMLElement | null>
  text: string
  placeholder: LabelledPlaceholder
  isMultiline: boolean
  disabled: boolean
  onChange: (text: string) => void
}

/** Edits a text with chips in an element; returns a function that inserts a text at the caret. */
export function usePlaceholderView({ place, text, disabled, onChange, ...options }: ViewOptions) {
  const view = useRef<EditorView>(null)
  const { placeholder, isMultiline } = options
  function insert(added: string, position?: number): void {
    const { current } = view
    if (!current) return
    const slice = new Slice(contentOf(isMultiline ? added : added.replaceAll(/[\r\n]+/g, ' '), placeholder), 0, 0)
    const { tr } = current.state
    const change = position === undefined ? tr.replaceSelection(slice) : tr.replaceRange(position, position, slice)
    current.dispatch(change.scrollIntoView())
    current.focus()
  }
  /** Inserts the text of a paste or drop. ProseMirror would parse its HTML, which Trusted Types forbid. */
  function receive(event: Event, data: DataTransfer | null, position?: number): boolean {
    event.preventDefault()
    insert(data?.getData('text/plain') ?? '', position)
    return true
  }
  const change = useEffectEvent(onChange)
  const mount = useEffectEvent((element: HTMLElement) => {
    const mounted = new EditorView(
      { mount: element },
      {
        state: stateOf(text, options),
        editable: () => !disabled,
        handleDOMEvents: {
          paste: (_, event) => receive(event, event.clipboardData),
          drop: (target, event) =>
            target.dragging === null &&
            receive(event, event.dataTransfer, target.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
        },
        dispatchTransaction(transaction) {
          mounted.updateState(mounted.state.apply(transaction))
          if (transaction.docChanged) change(textOf(mounted.state.doc))
        },
      },
    )
    return mounted
  })
  const show = useEffectEvent(() => {
    const { current } = view
    current?.setProps({ editable: () => !disabled })
    // A text from elsewhere: a restored draft, or a reset.
    if (current && text !== textOf(current.state.doc)) current.updateState(stateOf(text, options))
  })
  useEffect(() => {
    if (!place.current) return undefined
    const mounted = mount(place.current)
    view.current = mounted
    return () => mounted.destroy()
  }, [place])
  useEffect(() => show(), [text, disabled])
  return { insert, focus: () => view.current?.focus() }
}
