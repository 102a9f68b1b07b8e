import { performRecord } from '../record/perform'

const args = process.argv.slice(2)

if (args.some((text) => text === '--help' || /^--record(?:=|$)/.test(text)))
  process.exitCode = await performRecord({ args, env: process.env, print: (line) => console.log(line) })
else await import('./start')
