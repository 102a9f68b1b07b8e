import { loadavg } from 'node:os'

import { fail } from '../fail'
import { type Figure, type Group, print } from './report'
import { type Bench, type Server, startBench } from './uploads/bench'
import { compareHeap } from './uploads/compare-heap'
import { compareSpeed } from './uploads/compare-speed'
import { createCpuMeter } from './uploads/cpu-meter'
import type { Way } from './uploads/job'

/** The ways in words, by the name that chooses them on the command line. */
const ways: Record<Way, string> = {
  s3Multipart: 'S3 in parts of 20 MB, five at once (@uppy/aws-s3: one after the other)',
  tus: 'tus in chunks of 5 MB, one after the other',
  form: 'One request with a form',
}

const servers: Record<Server, string> = {
  sink: 'a server that throws the bytes away, so that it hides nothing',
  strict: 'the mock as it is: bytes are checked and kept, half of the work and more is the server’s',
}

async function measure(bench: Bench, way: Way, report: (group: Group) => void): Promise<void> {
  const readCpu = await createCpuMeter(bench.browser)
  const [small, large] = bench.files
  for (const server of ['sink', 'strict'] as const) {
    const page = await bench.open(server, way)
    await page.pick(small.path)
    report({
      title: `${ways[way]}: ${small.size} to ${servers[server]}`,
      figures: await compareSpeed(page, way, readCpu),
    })
    await page.leave()
  }
  const page = await bench.open('sink', way)
  report({
    title: `${ways[way]}: what scripts hold at the most, ${small.size} and ${large.size}`,
    figures: await compareHeap(page, way, bench.files),
  })
  await page.leave()
}

const known = Object.keys(ways)
const wanted = process.argv.slice(2)
const stranger = wanted.find((name) => !known.includes(name))
if (stranger) fail(`There is no way "${stranger}": choose from ${known.join(', ')}, or name none for all.`)

const load = () =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
console.log(`Load of this machine before: ${load()}`)
const bench = await startBench()
const broken: Figure[] = []
try {
  for (const way of known as Way[]) {
    if (wanted.length === 0 || wanted.includes(way)) await measure(bench, way, (group) => broken.push(...print(group)))
  }
} finally {
  await bench.close()
}
console.log(`\nLoad of this machine after: ${load()}`)
if (broken.length > 0) fail(`Limits that are not kept: ${broken.map(({ name }) => name).join('; ')}`)
