import { afterEach, describe, expect, test, vi } from 'vitest'

import { stubLocks } from '@tests/stub-locks'

import { lockFingerprint } from './fingerprint'

afterEach(() => vi.unstubAllGlobals())

describe('lockFingerprint', () => {
  test('grants one lock per fingerprint until it is released', async () => {
    const { held } = stubLocks()
    const first = await lockFingerprint('a')
    expect(first?.fingerprint).toBe('a')
    expect(await lockFingerprint('a')).toBeNull()
    const other = await lockFingerprint('b')
    expect([...held]).toEqual(['dziesma:upload:a', 'dziesma:upload:b'])
    await first?.release()
    await other?.release()
    expect(held.size).toBe(0)
    const again = await lockFingerprint('a')
    expect(again).not.toBeNull()
    await again?.release()
  })

  test('rejects when the browser refuses the request', async () => {
    const refuse = () => Promise.reject(new DOMException('Opaque origin', 'SecurityError'))
    vi.stubGlobal('navigator', { ...navigator, locks: { request: refuse } })
    await expect(lockFingerprint('a')).rejects.toThrow('Opaque origin')
  })

  test('grants a lock without browser support, and none without a fingerprint', async () => {
    vi.stubGlobal('navigator', { ...navigator, locks: undefined })
    expect(await lockFingerprint('a')).toMatchObject({ fingerprint: 'a' })
    expect(await lockFingerprint(undefined)).toBeNull()
  })
})
