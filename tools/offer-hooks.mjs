import { execFileSync } from 'node:child_process'

/**
 * Runs after `npm ci`: prints the command that enables the project's git hooks, unless they are on or this is no git
 * checkout.
 */
const HOOKS = 'tools/git-hooks'

function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

if (!process.env.CI && git('rev-parse', '--is-inside-work-tree') === 'true' && !git('config', 'core.hooksPath'))
  console.log(`Optional: git config core.hooksPath ${HOOKS}  (reports commit subjects over 72 characters)`)
