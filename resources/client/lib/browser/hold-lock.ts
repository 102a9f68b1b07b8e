/**
 * Holds a lock that only one tab can have; returns its release, or null while another tab or caller holds it. A closed or
 * reloaded tab releases its locks. Browsers without locks always grant one. Rejects when the browser refuses locks.
 */
export async function holdLock(name: string): Promise<(() => Promise<unknown>) | null> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return () => Promise.resolve()
  let unlock = () => {}
  const untilReleased = new Promise<void>((resolve) => {
    unlock = resolve
  })
  return new Promise((resolve, reject) => {
    const request: Promise<unknown> = locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      resolve(() => {
        unlock()
        return request
      })
      return untilReleased
    })
    request.catch(reject)
  })
}
