import { expect, test, vi } from 'vitest'

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

test('addresses come ten at a time, one call after another, for five who ask at once', async () => {
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

test('one who asks alone does not wait for others', async () => {
  const { sign, batches } = openSigner()
  expect(await createPartUrls([7], sign).of(7)).toContain('/7#')
  expect(batches()).toEqual([[7]])
})

test('an expired one is signed anew, with what is to come', async () => {
  const { sign, batches } = openSigner()
  const urls = createPartUrls(numbersTo(12), sign)
  const first = await urls.of(1)
  urls.drop(1)
  expect(await urls.of(1)).not.toBe(first)
  expect(batches()[1]).toEqual([1, 11, 12])
})

test('a call that fails is told to all who wait, and the next question tries again', async () => {
  const { sign } = openSigner()
  sign.mockRejectedValueOnce(new Error('Offline'))
  const urls = createPartUrls(numbersTo(3), sign)
  const answers = await Promise.allSettled([urls.of(1), urls.of(2)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await urls.of(2)).toContain('/2#')
})

test('an address that is left out is an error', async () => {
  await expect(createPartUrls([1], () => Promise.resolve(new Map())).of(1)).rejects.toThrow(
    'did not sign a URL for part 1',
  )
})
