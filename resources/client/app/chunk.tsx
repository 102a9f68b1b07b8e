import { type ComponentType, lazy } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SpinnerBoundary } from '@/ui/feedback/spinner-boundary'

/** Fetches a component's code. */
export type Load = () => Promise<ComponentType>

/** One component per loader, so that what is on the screen is never mounted anew. */
const components = new WeakMap<Load, ComponentType>()
/** Loaders that failed. Their components stay until the failure is on the screen: React would draw, and so load, without end. */
const failed = new Set<Load>()

/**
 * A component whose code is loaded when it is first needed. Another loader's screen takes the place of this one at once, with a
 * spinner: the URL has changed already, and what is typed into the old screen would be lost.
 */
export function Chunk({ load }: { load: Load }) {
  const Component = componentOf(load)
  return <Component />
}

/** Fetches it ahead: it is then drawn without a pause. Undefined after a failure, which is left to whoever needs it. */
export async function preloadChunk(load: Load): Promise<ComponentType | undefined> {
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
  const component = withSpinner(
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

/** Has a boundary of its own for each component: React shows a new one's fallback at once, and keeps the content of an old one. */
const withSpinner = (Component: ComponentType): ComponentType =>
  function ChunkBoundary() {
    const { t } = useTranslation()
    return (
      <SpinnerBoundary label={t('Loading')} className="grid min-h-[50vh] place-items-center">
        <Component />
      </SpinnerBoundary>
    )
  }
