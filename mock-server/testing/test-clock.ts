/** A clock for tests that only moves when advanced. */
export function testClock(start = Date.UTC(2026, 0, 15, 9)) {
  let time = start
  return {
    now: () => time,
    advance(ms: number): void {
      time += ms
    },
  }
}
