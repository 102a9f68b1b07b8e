import { USAGE_EXIT } from '../command-line/cannot-run'
import { performContract } from '../contract/perform'
import { performDoctor } from '../doctor/perform'
import { VERSION } from '../version'

/** Name of the packed tool. */
export const KIT = 'dziesma-kit'

const USAGE = `Checks a backend and an installation of the Dziesma front-end. Needs Node alone.

  npx ${KIT} doctor --url https://music.example       finds what is misconfigured, and shows the line to change
  npx ${KIT} contract --url https://music.example     runs the contract cases against the site

  --help       print this, or the options of a command: npx ${KIT} contract --help
  --version    print the version of the tool`

type Process = Parameters<typeof performContract>[0]

/** Performs a command of the packed tool and returns its exit code. */
export async function performKit({ args: [command, ...args], ...process }: Process): Promise<number> {
  const called = `npx ${KIT} ${command}`
  if (command === 'contract') return performContract({ ...process, args, called })
  if (command === 'doctor') return performDoctor({ ...process, args, called })
  if (command === '--version') process.print(VERSION)
  else if (command === '--help') process.print(USAGE)
  else process.printError(USAGE)
  return command === '--version' || command === '--help' ? 0 : USAGE_EXIT
}
