/** Thrown for a seed file that cannot be used; its message has one line for each mistake. */
export class SeedError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}
