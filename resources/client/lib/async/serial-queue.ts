/** Runs work after all earlier work, and resolves or rejects with it. */
export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Creates a queue that runs one piece of work at a time; a failure does not stop later work. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next
    return next
  }
}
