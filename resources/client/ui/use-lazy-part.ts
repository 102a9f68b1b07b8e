import { type ComponentType, useState } from 'react'

/**
 * A part of a component whose code comes when it is first asked for: undefined until then, and how to ask for it. Without a
 * connection `onFail` is called, and the next time it is asked for tries again.
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFail?: () => void,
): readonly [Part: ComponentType<Props> | undefined, prepare: () => void] {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const prepare = () => void load().then((loaded) => setPart(() => loaded), onFail ?? (() => {}))
  return [Part, prepare]
}
