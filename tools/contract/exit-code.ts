import { USAGE_EXIT } from '../command-line/cannot-run'

/** Exit codes of the command. */
export const ExitCode = {
  Ok: 0,
  /** A case failed, or the run changed data that it could not restore. */
  Broken: 1,
  Usage: USAGE_EXIT,
  /** The site cannot be reached, or the account cannot sign in. */
  Unreachable: 3,
  /** The run could change other users' data. */
  Refused: 4,
  /** Interrupted by a signal, after restoring what it had changed. */
  Interrupted: 130,
} as const
/** One of the {@link ExitCode} values. */
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]
