import { type ComponentType, useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'

const parts = createStore<Readonly<Record<string, ComponentType>>>({})

/** Renders a component above every screen from now on, in place of an earlier one of the name. For code that few pages load. */
export const showAbove = (name: string, part: ComponentType): void => parts.set({ ...parts.get(), [name]: part })

/** The components of {@link showAbove}. */
export const LateParts = () =>
  Object.entries(useSyncExternalStore(parts.subscribe, parts.get)).map(([name, Part]) => <Part key={name} />)
