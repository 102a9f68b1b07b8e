const DONE = Symbol.for('set-up of the test window')

/** Runs a set-up of the window in the first test file only, and returns its result to all: files share one window. */
export function oncePerWindow<Result>(name: string, setUp: () => Result): Result {
  const done = (Reflect.get(window, DONE) as Map<string, Result> | undefined) ?? new Map<string, Result>()
  Reflect.set(window, DONE, done)
  if (!done.has(name)) done.set(name, setUp())
  return done.get(name) as Result
}
