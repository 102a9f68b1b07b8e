import { type ReactNode, useCallback, useState } from 'react'

import { classNames } from '@/lib/class-names'
import { whenNear } from '@/ui/deferred-rendering/when-near'

import { queueImage } from '../deferred-rendering/image-queue'

type ImageProps = {
  /** URL; without one the fallback is shown. */
  src: string | null | undefined
  /** Alternative text; empty if the text beside the image says the same. */
  alt: string
  /** Width divided by height; reserves the space before the image loads. */
  ratio?: number
  /** Classes for the container's size and corners. */
  className?: string
  /** Shown in the middle of the container while there is not an image or it fails to load. */
  fallback?: ReactNode
  /** Loads the image immediately, for images of the first screen. */
  isUrgent?: boolean
}

/** Image that reserves its space, loads near the viewport, fades in, and has a fallback. */
export function Image({ src, alt, ratio = 1, className, fallback, isUrgent = false }: ImageProps) {
  return (
    <span
      className={classNames('relative grid shrink-0 place-items-center overflow-hidden bg-chip text-muted', className)}
      style={{ aspectRatio: ratio }}
    >
      {fallback && (
        <span aria-hidden className="absolute inset-0 grid place-items-center">
          {fallback}
        </span>
      )}
      {src && <FadingImage key={src} src={src} alt={alt} isUrgent={isUrgent} />}
    </span>
  )
}

type FadingImageProps = { src: string; alt: string; isUrgent: boolean }

/**
 * Starts loading and fades in by DOM access instead of state, because a screen has many images and each would
 * re-render.
 */
function FadingImage({ src, alt, isUrgent }: FadingImageProps) {
  const [hasFailed, setFailed] = useState(false)
  const watch = useCallback(
    (element: HTMLImageElement | null) => {
      // A cached image can be complete before the load handler is attached.
      if (element?.complete && element.naturalWidth > 0) reveal(element)
      if (!element || isUrgent) return undefined
      let cancel = () => {}
      const stop = whenNear(element, () => {
        cancel = queueImage(element, src)
      })
      return () => {
        stop()
        cancel()
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
