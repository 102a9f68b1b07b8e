import { type ComponentType, lazy, Suspense } from 'react'

import type { Screen } from '@/core/navigation/screen'

import { ScreenSpinner } from './screen-spinner'

/** Fetches a component's code. */
export type Load = () => Promise<Screen>

/** One component per loader, so that what is on the screen is never mounted anew. */
const components = new WeakMap<Load, ComponentType>()
/** Loaders that failed. Their components stay until the failure is on the screen: React would draw, and so load, without end. */
const failed = new Set<Load>()

/** A component whose code is fetched when it is first needed. */
export function Chunk({ load }: { load: Load }) {
  const Component = componentOf(load)
  return (
    <Suspense fallback={<ScreenSpinner />}>
      <Component />
    </Suspense>
  )
}

/** Fetches it ahead: it is then drawn without a pause. Undefined after a failure, which is left to whoever needs it. */
export async function preloadChunk(load: Load): Promise<Screen | undefined> {
  try {
    const component = await load()
    if (!components.has(load)) components.set(load, component)
    return component
  } catch {
    // The connection may be back by then.
    return undefined
  }
}

/** Lets what could not be fetched be asked for again; for whoever shows the failure. */
export function forgetFailedChunks(): void {
  for (const load of failed) components.delete(load)
  failed.clear()
}

function componentOf(load: Load): ComponentType {
  const known = components.get(load)
  if (known) return known
  const component = lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      failed.add(load)
      throw error
    }
  })
  components.set(load, component)
  return component
}
