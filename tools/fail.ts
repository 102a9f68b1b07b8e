/** Ends the command with one clear line. */
export function fail(line: string): never {
  console.error(line)
  process.exit(1)
}
