import { type ComponentType, lazy, type ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SpinnerBoundary } from '@/ui/feedback/spinner-boundary'

/** Loads a component's code. */
export type Load = () => Promise<ComponentType>

/** One component per loader: a second one would remount the screen. */
const components = new WeakMap<Load, ComponentType>()
/**
 * Loaders that failed. Their components are kept until the error boundary has shown the failure: React would otherwise
 * render and load them forever.
 */
const failed = new Set<Load>()

/**
 * Renders a component whose code loads when it is first needed. Replaces the previous screen with a skeleton or spinner
 * immediately: the URL has changed, and input typed into the old screen would be lost.
 */
export function Chunk({ load, skeleton }: { load: Load; skeleton?: ReactNode }) {
  const Component = componentOf(load, skeleton)
  return <Component />
}

/** Preloads a component, so that it renders without a spinner. Returns undefined on failure: rendering tries again. */
export async function preloadChunk(load: Load): Promise<ComponentType | undefined> {
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
export function forgetFailedChunks(): void {
  for (const load of failed) components.delete(load)
  failed.clear()
}

function componentOf(load: Load, skeleton: ReactNode): ComponentType {
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
    skeleton,
  )
  components.set(load, component)
  return component
}

/**
 * Wraps each component in its own boundary: React shows a new boundary's fallback immediately, but keeps an old one's
 * content.
 */
const withSpinner = (Component: ComponentType, skeleton: ReactNode): ComponentType =>
  function ChunkBoundary() {
    const { t } = useTranslation()
    return (
      <SpinnerBoundary label={t('Loading')} skeleton={skeleton} className="grid min-h-[50vh] place-items-center">
        <Component />
      </SpinnerBoundary>
    )
  }
