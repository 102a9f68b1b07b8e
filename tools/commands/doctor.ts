import { performDoctor } from '../doctor/perform'

process.exitCode = await performDoctor({
  args: process.argv.slice(2),
  env: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
})
