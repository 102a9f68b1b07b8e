import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { ensurePackages } from './packages.mjs'

/** Runs a command of this folder after installing missing packages. Forwards signals and the exit code. */
export function launch(command) {
  ensurePackages()
  const file = fileURLToPath(new URL(`./${command}`, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
