import { createContext, useContext, useSyncExternalStore } from 'react'

import type { PreviewChannel } from '@/core/shared/appearance-editor/frame/preview-channel'
import type { Store } from '@/lib/store'

import type { Appearance, ValueName } from './draft/appearance'
import { type ChangeName, type Draft, type DraftState, draftOf } from './draft/create-draft'
import type { PreviewView } from './preview/preview-view'

/** The draft and the preview of the open editor. */
export type Editor = { draft: Draft; preview: PreviewChannel; view: Store<PreviewView> }

/** Provides the open editor to its sections. */
export const EditorContext = createContext<Editor | null>(null)

/** Returns the open editor. Throws outside of it. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('A section was rendered outside of the appearance editor')
  return editor
}

/** Returns a part of the draft's state; renders again when it changes. */
export function useDraftState<Part>(partOf: (state: DraftState) => Part): Part {
  const { draft } = useEditor()
  return useSyncExternalStore(draft.subscribe, () => partOf(draft.state()))
}

/** Returns how the preview shows the site, and a function that changes it. */
export function useView(): [PreviewView, (change: Partial<PreviewView>) => void] {
  const { view } = useEditor()
  return [useSyncExternalStore(view.subscribe, view.get), (change) => view.set({ ...view.get(), ...change })]
}

/** Returns a value of the draft, and a function that changes it; `part` is the dotted name whose error it has. */
export function useValue<Name extends ValueName>(name: Name, part: string = name) {
  const { draft } = useEditor()
  const value = useDraftState((state) => draftOf(state)[name])
  const error = useDraftState(({ errors }) => errors[part])
  const change = (
    next: Appearance[Name],
    { target = name, ...title }: Omit<ChangeName, 'target'> & { target?: string },
  ) => draft.change({ [name]: next }, { target, ...title })
  return { value, change, error, initial: draft.defaults[name] }
}
