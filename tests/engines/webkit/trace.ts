/** Prints details for debugging the bridge, when `ENGINE_LOG=1` is set. */
export function trace(...details: unknown[]): void {
  if (process.env['ENGINE_LOG']) console.error('[bridge]', ...details)
}
