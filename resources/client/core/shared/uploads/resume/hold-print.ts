/**
 * Runs an upload as the only one of its file in all tabs; where another tab, or another row of the list, has that file on its way, it runs
 * with `isFirst` false and must not touch what that one remembers. Browsers without locks always say it is the first.
 */
export async function holdPrint<Result>(
  print: string | undefined,
  run: (isFirst: boolean) => Promise<Result>,
): Promise<Result> {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks || print === undefined) return run(print !== undefined)
  return locks.request(`dziesma:upload:${print}`, { ifAvailable: true }, (lock) => run(lock !== null))
}
