import { type ReactNode, useCallback, useState } from 'react'

import { whenNear } from '@/lib/browser/when-near'
import { classNames } from '@/lib/class-names'

import { loadInTurn } from './load-in-turn'

type ImageProps = {
  /** Address; without one the fallback is shown. */
  src: string | null | undefined
  /** What is to be seen; empty where the words beside it say the same. */
  alt: string
  /** Width divided by height; the place is kept before the image comes. */
  ratio?: number
  /** Shape and size of the frame: rounding, width. */
  className?: string
  /** Shown in the middle of the frame when there is no image or it does not come. */
  fallback?: ReactNode
  /** Load it at once: it is on the first screen. */
  isUrgent?: boolean
}

/** An image that keeps its place, fades in over a calm ground and has something to show when it does not come. */
export function Image({ src, alt, ratio = 1, className, fallback, isUrgent = false }: ImageProps) {
  return (
    <span
      className={classNames('relative grid shrink-0 place-items-center overflow-hidden bg-chip text-muted', className)}
      style={{ aspectRatio: ratio }}
    >
      {fallback && <span aria-hidden>{fallback}</span>}
      {src && <FadingImage key={src} src={src} alt={alt} isUrgent={isUrgent} />}
    </span>
  )
}

type FadingImageProps = { src: string; alt: string; isUrgent: boolean }

/** Comes near and arrives without a render: React would render as often as a screen has images, while it has better to do. */
function FadingImage({ src, alt, isUrgent }: FadingImageProps) {
  const [hasFailed, setFailed] = useState(false)
  const watch = useCallback(
    (element: HTMLImageElement | null) => {
      // An image from the cache may be complete before the handler is there.
      if (element?.complete && element.naturalWidth > 0) reveal(element)
      if (!element || isUrgent) return undefined
      let giveUp = () => {}
      const stop = whenNear(element, () => {
        giveUp = loadInTurn(element, src)
      })
      return () => {
        stop()
        giveUp()
      }
    },
    [src, isUrgent],
  )
  if (hasFailed) return alt ? <span role="img" aria-label={alt} className="absolute inset-0" /> : null
  return (
    <img
      ref={watch}
      src={isUrgent ? src : undefined}
      alt={alt}
      decoding="async"
      draggable={false}
      onLoad={({ currentTarget }) => reveal(currentTarget)}
      onError={() => setFailed(true)}
      className={`absolute inset-0 size-full object-cover transition-opacity duration-calm ${HIDDEN}`}
    />
  )
}

const HIDDEN = 'opacity-0'
const reveal = (image: HTMLImageElement) => image.classList.remove(HIDDEN)
