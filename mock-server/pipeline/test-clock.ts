/** For tests: a world's clock that stands still until it is moved on. */
export function testClock(start = Date.UTC(2026, 0, 15, 9)) {
  let time = start
  return {
    now: () => time,
    advance(ms: number): void {
      time += ms
    },
  }
}
