import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createSpeedMeter } from './speed-meter'

/** Makes a meter on a fake clock; each call advances it. */
function meterOf() {
  let now = 0
  const measure = createSpeedMeter(() => now)
  return (milliseconds: number, bytes: number) => {
    now += milliseconds
    return measure(bytes)
  }
}

describe('createSpeedMeter', () => {
  test('reports no speed during the first second', () => {
    const after = meterOf()
    expect([after(0, 0), after(500, 500), after(499, 999), after(1, 1000)]).toEqual([null, null, null, 1000])
  })

  test('ignores the bytes of an earlier try', () => {
    const after = meterOf()
    after(100, 50_000_000)
    expect(after(1000, 50_001_000)).toBe(1000)
  })

  test('recovers after the byte count drops', () => {
    const after = meterOf()
    after(0, 0)
    after(1000, 1000)
    after(1000, 500)
    expect(after(1000, 1500)).toBeCloseTo(1000)
  })

  test('adapts to a new speed within ten seconds', () => {
    const after = meterOf()
    let bytes = 0
    after(0, 0)
    for (let second = 0; second < 10; second += 1) after(1000, (bytes += 1000))
    for (let second = 0; second < 10; second += 1) after(1000, (bytes += 100))
    expect(after(1000, bytes + 100)).toBeLessThan(150)
  })

  test('stays between zero and the fastest step', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ wait: fc.integer({ min: 0, max: 5000 }), sent: fc.nat({ max: 1e9 }) })),
        (steps) => {
          const after = meterOf()
          let bytes = 0
          const fastest = Math.max(0, ...steps.map(({ wait, sent }) => (sent / wait) * 1000)) // Infinity for a step without a wait.
          for (const { wait, sent } of steps) {
            const speed = after(wait, (bytes += sent))
            if (speed === null) continue
            expect(speed).toBeGreaterThanOrEqual(0)
            expect(speed).toBeLessThanOrEqual(fastest * 1.0001)
          }
        },
      ),
    )
  })
})
