import { beforeEach, expect, test, vi } from 'vitest'

const loadFresh = async () => {
  vi.resetModules()
  const firstScreen = await import('./first-screen')
  return { ...firstScreen, ...(await import('./image-queue')) }
}
let page: Awaited<ReturnType<typeof loadFresh>>
let images: HTMLImageElement[]
let cancels: (() => void)[]

/** Indexes of the images that were requested. */
const requested = () => images.flatMap((image, index) => (image.hasAttribute('src') ? [index] : []))

beforeEach(async () => {
  page = await loadFresh()
  images = Array.from({ length: 7 }, () => new Image())
  cancels = images.map((image, index) => page.queueImage(image, `/${index}.svg`))
  return page.endFirstScreen
})

test('requests the next image of the first screen when one loads, fails or is cancelled', () => {
  expect(requested()).toEqual([0, 1, 2])
  images[1]?.dispatchEvent(new Event('load'))
  expect(requested()).toEqual([0, 1, 2, 3])
  images[0]?.dispatchEvent(new Event('error'))
  expect(requested()).toEqual([0, 1, 2, 3, 4])
  cancels[2]?.()
  expect(requested()).toEqual([0, 1, 2, 3, 4, 5])
})

test('pauses while the first screen is held', () => {
  const release = page.holdFirstScreen()
  images[0]?.dispatchEvent(new Event('load'))
  expect(requested()).toEqual([0, 1, 2])
  release()
  expect(requested()).toEqual([0, 1, 2, 3])
})

test('requests all remaining images once the first screen is over, except cancelled ones', () => {
  cancels[5]?.()
  page.endFirstScreen()
  expect(requested()).toEqual([0, 1, 2, 3, 4, 6])
})
