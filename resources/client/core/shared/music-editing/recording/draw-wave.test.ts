import { expect, it, vi } from 'vitest'

import { sparseFile } from '@/core/shared/uploads/testing/fake-transport'
import { stubFileHandling } from '@tests/chosen-songs'

import { MAX_DECODED_BYTES, waveOfFile } from './draw-wave'

it('decodes no file that would fill the memory, and reads nothing of it', async () => {
  stubFileHandling()
  const [huge, large] = [2 ** 32, MAX_DECODED_BYTES].map((size) => {
    const file = sparseFile('koncerts.wav', size)
    return { file, read: vi.spyOn(file, 'arrayBuffer').mockResolvedValue(new ArrayBuffer(1)) }
  })
  await expect(huge && waveOfFile(huge.file)).rejects.toThrow(RangeError)
  expect(huge?.read).not.toHaveBeenCalled()
  expect(large && (await waveOfFile(large.file)).length).toBeGreaterThan(0)
})
