/** Prints an error and exits with status 1. */
export function fail(line: string): never {
  console.error(line)
  process.exit(1)
}
