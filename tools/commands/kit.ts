import { performKit } from '../kit/perform'

const interruption = new AbortController()
// A second signal ends the process immediately, since the listeners are gone.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort())

process.exitCode = await performKit({
  args: process.argv.slice(2),
  env: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
  signal: interruption.signal,
})
