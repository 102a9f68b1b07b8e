import { beforeEach, expect, test, vi } from 'vitest'

const loadFresh = async () => {
  vi.resetModules()
  const firstScreen = await import('@/lib/browser/first-screen')
  return { ...firstScreen, ...(await import('./load-in-turn')) }
}
let page: Awaited<ReturnType<typeof loadFresh>>
let images: HTMLImageElement[]
let giveUps: (() => void)[]

/** Indexes of the images that were requested. */
const requested = () => images.flatMap((image, index) => (image.hasAttribute('src') ? [index] : []))

beforeEach(async () => {
  page = await loadFresh()
  images = Array.from({ length: 7 }, () => new Image())
  giveUps = images.map((image, index) => page.loadInTurn(image, `/${index}.svg`))
  return page.endFirstScreen
})

test('requests the next image of a first screen when one has come, failed or gone', () => {
  expect(requested()).toEqual([0, 1, 2])
  images[1]?.dispatchEvent(new Event('load'))
  expect(requested()).toEqual([0, 1, 2, 3])
  images[0]?.dispatchEvent(new Event('error'))
  expect(requested()).toEqual([0, 1, 2, 3, 4])
  giveUps[2]?.()
  expect(requested()).toEqual([0, 1, 2, 3, 4, 5])
})

test('requests none while the first screen is held, and goes on after it', () => {
  const release = page.holdFirstScreen()
  images[0]?.dispatchEvent(new Event('load'))
  expect(requested()).toEqual([0, 1, 2])
  release()
  expect(requested()).toEqual([0, 1, 2, 3])
})

test('requests all that are left once the first screen is over, but none that was given up', () => {
  giveUps[5]?.()
  page.endFirstScreen()
  expect(requested()).toEqual([0, 1, 2, 3, 4, 6])
})
