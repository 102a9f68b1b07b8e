const DONE = Symbol.for('set-up of the test window')

/** Runs a set-up of the window in the first test file only: files share one window, but load their set-up again. */
export function oncePerWindow(name: string, setUp: () => void): void {
  const done = (Reflect.get(window, DONE) as Set<string> | undefined) ?? new Set<string>()
  Reflect.set(window, DONE, done)
  if (done.has(name)) return
  done.add(name)
  setUp()
}
