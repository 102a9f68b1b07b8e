import { type ComponentType, lazy } from 'react'

/** Loads a component's code. */
export type Load = () => Promise<ComponentType>

/** One component per loader: a second one would remount the screen. */
const components = new WeakMap<Load, ComponentType>()
/**
 * Loaders that failed. Their components are kept until the error boundary has shown the failure: React would otherwise
 * render and load them forever.
 */
const failed = new Set<Load>()

/** Returns a loader's component: the preloaded one, or one that suspends until loaded, inside what `wrap` makes of it. */
export function lazyComponent(load: Load, wrap: (Lazy: ComponentType) => ComponentType): ComponentType {
  const known = components.get(load)
  if (known) return known
  const component = wrap(
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed.add(load)
        throw error
      }
    }),
  )
  components.set(load, component)
  return component
}

/** Preloads a component, so that it renders without a spinner. Returns undefined on failure: rendering tries again. */
export async function preloadComponent(load: Load): Promise<ComponentType | undefined> {
  try {
    const component = await load()
    if (!components.has(load)) components.set(load, component)
    return component
  } catch {
    // The connection may be back when the component renders.
    return undefined
  }
}

/** Lets failed loaders be tried again. Call it when the failure is shown. */
export function resetFailedLoads(): void {
  for (const load of failed) components.delete(load)
  failed.clear()
}
