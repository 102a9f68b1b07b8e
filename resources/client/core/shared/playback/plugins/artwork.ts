import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'

/** Types of covers that every lock screen shows as they are, by file extension. */
const TYPES: Partial<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

const extensionOf = (cover: string): string =>
  /\.(\w+)$/.exec(parseUrl(cover, siteRoot())?.pathname ?? '')?.[1]?.toLowerCase() ?? ''

/** The site's icon, which every installation has (backend contract, section 1). */
const siteIcon = (): MediaImage => ({
  src: new URL('favicon/icon-192x192.png', siteRoot()).href,
  sizes: '192x192',
  type: 'image/png',
})

/**
 * Artwork for the lock screen. A cover that is an SVG or of unknown type is drawn as PNG: until then there is none, and
 * `onDrawn` is called once there is. The site's icon stands in for a missing cover.
 */
export function createArtwork(onDrawn: () => void) {
  let drawn: { cover: string; image: MediaImage } | undefined
  let wanted: string | undefined

  async function draw(cover: string): Promise<MediaImage> {
    try {
      return await (await import('./draw-artwork')).drawArtwork(cover)
    } catch {
      return extensionOf(cover) === 'svg' ? siteIcon() : { src: cover }
    }
  }
  async function prepare(cover: string) {
    const image = await draw(cover)
    if (wanted !== cover) return URL.revokeObjectURL(image.src)
    forget()
    drawn = { cover, image }
    onDrawn()
  }
  function forget() {
    if (drawn) URL.revokeObjectURL(drawn.image.src)
    drawn = undefined
  }

  return {
    /** Artwork of a cover as far as it is ready; starts drawing it where needed. */
    of(cover: string | undefined): MediaImage[] {
      const isNew = cover !== wanted
      wanted = cover
      if (cover === undefined) return [siteIcon()]
      const type = TYPES[extensionOf(cover)]
      if (type) return [{ src: cover, type }]
      if (drawn?.cover === cover) return [drawn.image]
      if (isNew) void prepare(cover)
      return []
    },
    stop() {
      wanted = undefined
      forget()
    },
  }
}
