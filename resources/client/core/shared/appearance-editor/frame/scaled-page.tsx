import { type Ref, useLayoutEffect, useRef, useState } from 'react'

type Size = { width: number; height: number }

/** Scale at which a page fits the available space, at most its own size. */
export const scaleOf = (page: Size, space: Size): number =>
  Math.min(1, space.width / page.width, space.height / page.height)

type ScaledPageProps = {
  frame: Ref<HTMLIFrameElement>
  /** Name of the iframe's window when it opens. */
  name?: string
  src: string
  title: string
  /** Size of the page in CSS pixels. */
  size: Size
}

/** A page of the site in the size of a device, scaled to the space around it. */
export function ScaledPage({ frame, name, src, title, size: { width, height } }: ScaledPageProps) {
  const { space, ref } = useSpace()
  const scale = scaleOf({ width, height }, space)
  return (
    <div ref={ref} className="grid min-h-0 flex-1 place-items-start justify-center overflow-hidden">
      <div style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          name={name}
          src={src}
          title={title}
          style={{ width, height, transform: `scale(${scale})` }}
          className="origin-top-left rounded-input border border-divider bg-background shadow-raised"
        />
      </div>
    </div>
  )
}

/** Measures the space around the page. */
function useSpace() {
  const ref = useRef<HTMLDivElement>(null)
  const [space, setSpace] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return undefined
    const measure = () => setSpace({ width: current.clientWidth, height: current.clientHeight })
    // Reports the first size too. Reading it here would lay out the whole page in the task that renders it.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { space, ref }
}
