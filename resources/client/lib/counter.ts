/** Creates a function that returns the next number from 1 on, for ids that are unique within the page. */
export function createCounter(): () => number {
  let count = 0
  return () => (count += 1)
}
