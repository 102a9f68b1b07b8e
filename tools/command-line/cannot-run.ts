/** Exit code for wrong usage, the same for all commands. */
export const USAGE_EXIT = 2

/** Ends a command early, with its exit code and a message for the user. */
export class CannotRun extends Error {
  constructor(
    readonly exitCode: number,
    message: string,
  ) {
    super(message)
  }
}

/** Error for a wrong command line. */
export const wrongUsage = (message: string) => new CannotRun(USAGE_EXIT, message)
