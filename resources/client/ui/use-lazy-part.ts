import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

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

/** Loads a part like {@link useLazyPart} as soon as `isWanted`. Returns the part, undefined until loaded. */
export function useLoadedPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFail?: () => void,
): ComponentType<Props> | undefined {
  const [Part, prepare] = useLazyPart(load, onFail)
  const onWanted = useEffectEvent(prepare)
  useEffect(() => {
    if (isWanted) onWanted()
  }, [isWanted])
  return Part
}
