/** Exit codes of the command. */
export const ExitCode = {
  Ok: 0,
  /** A case failed, or the run changed data that it could not restore. */
  Broken: 1,
  Usage: 2,
  /** The site cannot be reached, or the account cannot sign in. */
  Unreachable: 3,
  /** The run could change other users' data. */
  Refused: 4,
  /** Interrupted by a signal, after restoring what it had changed. */
  Interrupted: 130,
} as const
/** One of the {@link ExitCode} values. */
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** Ends the run before its first case, with a message for the user. */
export class CannotRun extends Error {
  constructor(
    readonly exitCode: ExitCode,
    message: string,
  ) {
    super(message)
  }
}
