import { execFileSync } from 'node:child_process'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Lists the files that differ from a commit, including untracked ones. */
export const changedFiles = (since: string): string[] => [
  ...git('diff', '--name-only', '--relative', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
