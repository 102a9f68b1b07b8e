import { parseUrl, siteRoot } from '@/lib/browser/url'

import { drawArtwork } from './draw-artwork'

/** Image types that every lock screen supports, by file extension. */
const TYPES: Partial<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

const extensionOf = (cover: string): string =>
  /\.(\w+)$/.exec(parseUrl(cover, siteRoot())?.pathname ?? '')?.[1]?.toLowerCase() ?? ''

/** The site's icon, present in every installation (backend contract, section 1). */
const siteIcon = (): MediaImage => ({
  src: new URL('favicon/icon-192x192.png', siteRoot()).href,
  sizes: '192x192',
  type: 'image/png',
})

/**
 * Provides artwork for the lock screen. SVG covers and covers of unknown type are first drawn as PNG, and `onDrawn` is
 * called when that is done. The site's icon replaces a missing cover.
 */
export function createArtwork(onDrawn: () => void) {
  let lastArtwork: { cover: string; image: MediaImage } | undefined
  let requestedCover: string | undefined

  async function draw(cover: string): Promise<MediaImage> {
    try {
      return await drawArtwork(cover)
    } catch {
      return extensionOf(cover) === 'svg' ? siteIcon() : { src: cover }
    }
  }
  async function prepare(cover: string) {
    const image = await draw(cover)
    if (requestedCover !== cover) return URL.revokeObjectURL(image.src)
    forget()
    lastArtwork = { cover, image }
    onDrawn()
  }
  function forget() {
    if (lastArtwork) URL.revokeObjectURL(lastArtwork.image.src)
    lastArtwork = undefined
  }

  return {
    /** Returns a cover's artwork, or none while it is still being drawn; starts the drawing if necessary. */
    of(cover: string | undefined): MediaImage[] {
      const isNew = cover !== requestedCover
      requestedCover = cover
      if (cover === undefined) return [siteIcon()]
      const type = TYPES[extensionOf(cover)]
      if (type) return [{ src: cover, type }]
      if (lastArtwork?.cover === cover) return [lastArtwork.image]
      if (isNew) void prepare(cover)
      return []
    },
    stop() {
      requestedCover = undefined
      forget()
    },
  }
}
