/** Returns a function that runs `work` in the next task, once for all calls until then. */
export function oncePerTask(work: () => void): () => void {
  let isWaiting = false
  const run = () => {
    isWaiting = false
    work()
  }
  return () => {
    if (!isWaiting) setTimeout(run)
    isWaiting = true
  }
}
