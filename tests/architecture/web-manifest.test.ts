import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Picture = { src: string; sizes: string; type: string; form_factor?: string; label?: string }

const manifest = JSON.parse(readFileSync('public/manifest.json', 'utf8')) as { screenshots: Picture[] }

/** Largest screenshot in bytes: a phone fetches them for its installation dialog. */
const MAX_BYTES = 150_000

/** Returns the size of a lossy WebP picture as a manifest declares it. */
function sizeOf(picture: Buffer): string {
  expect(picture.toString('latin1', 8, 16)).toBe('WEBPVP8 ')
  // Each is 14 bits; the two above them scale the picture.
  const [width, height] = [26, 28].map((offset) => picture.readUInt16LE(offset) & 0x3fff)
  return `${width}x${height}`
}

it.each(manifest.screenshots)('declares the size of $src, which is small', ({ src, sizes, type }) => {
  const picture = readFileSync(`public/${src}`)
  expect(type).toBe('image/webp')
  expect(sizeOf(picture)).toBe(sizes)
  expect(picture.length).toBeLessThan(MAX_BYTES)
})

it.each(manifest.screenshots)('declares $src as browsers accept it', ({ sizes, form_factor, label }) => {
  const [width = 0, height = 0] = sizes.split('x').map(Number)
  expect(form_factor).toBe(width > height ? 'wide' : 'narrow')
  expect(label).toMatch(/\S/)
  // Chromium ignores others.
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
  expect(Math.max(width, height)).toBeLessThanOrEqual(Math.min(3840, 2.3 * Math.min(width, height)))
})

it('shows the site on narrow and wide screens', () => {
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
})
