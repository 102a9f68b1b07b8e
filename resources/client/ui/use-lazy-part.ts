import { type ComponentType, useState } from 'react'

/**
 * Lazily loads a part of a component. Returns the part, undefined until loaded, and the function that starts loading. A
 * failed load calls `onFail`; the next call tries again.
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFail?: () => void,
): readonly [Part: ComponentType<Props> | undefined, prepare: () => void] {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const prepare = () => void load().then((loaded) => setPart(() => loaded), onFail ?? (() => {}))
  return [Part, prepare]
}
