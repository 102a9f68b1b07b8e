import { describe, expect, test, vi } from 'vitest'

import { createPartUrls, type SignParts } from './part-urls'

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function openSigner() {
  let running = 0
  let calls = 0
  const sign = vi.fn<SignParts>(async (numbers) => {
    const call = (calls += 1)
    expect((running += 1)).toBe(1)
    await Promise.resolve()
    running -= 1
    return new Map(numbers.map((number) => [number, `https://s3.test/${number}#${call}`]))
  })
  return { sign, batches: () => sign.mock.calls.map(([numbers]) => numbers) }
}

describe('createPartUrls', () => {
  test('signs ten URLs per call, one call at a time, for five parallel workers', async () => {
    const { sign, batches } = openSigner()
    const urls = createPartUrls(numbersTo(13), sign)
    const rest = numbersTo(13)
    const work = async () => {
      for (let number = rest.shift(); number; number = rest.shift())
        expect(await urls.of(number)).toContain(`/${number}#`)
    }
    await Promise.all([work(), work(), work(), work(), work()])
    expect(batches()).toEqual([numbersTo(10), [11, 12, 13]])
  })

  test('signs without waiting for a full batch', async () => {
    const { sign, batches } = openSigner()
    expect(await createPartUrls([7], sign).of(7)).toContain('/7#')
    expect(batches()).toEqual([[7]])
  })

  test('re-signs a dropped URL together with the remaining unsigned ones', async () => {
    const { sign, batches } = openSigner()
    const urls = createPartUrls(numbersTo(12), sign)
    const first = await urls.of(1)
    urls.drop(1)
    expect(await urls.of(1)).not.toBe(first)
    expect(batches()[1]).toEqual([1, 11, 12])
  })

  test('rejects all waiting calls when signing fails, and signs again on the next call', async () => {
    const { sign } = openSigner()
    sign.mockRejectedValueOnce(new Error('Offline'))
    const urls = createPartUrls(numbersTo(3), sign)
    const results = await Promise.allSettled([urls.of(1), urls.of(2)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await urls.of(2)).toContain('/2#')
  })

  test('rejects when the response lacks a URL', async () => {
    await expect(createPartUrls([1], () => Promise.resolve(new Map())).of(1)).rejects.toThrow(
      'did not sign a URL for part 1',
    )
  })
})
