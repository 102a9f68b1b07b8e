/*
 * Stops with one clear line on a Node that is too old. It runs before anything is installed and on any Node,
 * so its syntax is no younger than modules themselves.
 */
import { readFileSync } from 'fs'

/** Whether version "20.18.3" comes before "20.19". */
function isOlder(version, oldest) {
  const have = version.split('.').map(Number)
  const want = oldest.split('.').map(Number)
  return have[0] < want[0] || (have[0] === want[0] && have[1] < want[1])
}

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const oldest = engines.node.replace(/[^\d.]/g, '')
const version = process.versions.node

if (isOlder(version, oldest)) {
  console.error('Node ' + oldest + ' or newer is needed, this is Node ' + version + ': see https://nodejs.org/')
  process.exit(1)
}
