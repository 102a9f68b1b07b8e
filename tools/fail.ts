/** Prints an error and exits with status 1, or another one. */
export function fail(line: string, exitCode = 1): never {
  console.error(line)
  process.exit(exitCode)
}
