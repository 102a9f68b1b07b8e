import { loadavg } from 'node:os'

import { fail } from '../fail'
import { type Figure, type Group, print } from './report'
import { type Bench, type Server, startBench } from './uploads/bench'
import { compareHeap } from './uploads/compare-heap'
import { compareSpeed } from './uploads/compare-speed'
import { createCpuMeter } from './uploads/cpu-meter'
import type { BenchTransport } from './uploads/job'

/** Report titles of the transports, by their command-line name. */
const titles: Record<BenchTransport, string> = {
  s3Multipart: 'S3 in parts of 20 MB, five in parallel (@uppy/aws-s3: sequentially)',
  tus: 'tus in chunks of 5 MB, sequentially',
  form: 'One form request',
}

const servers: Record<Server, string> = {
  sink: 'a server that discards the bytes, so that it hides no cost',
  strict: 'the mock, which checks and stores the bytes: at least half of the work is the server’s',
}

async function measure(bench: Bench, transport: BenchTransport, report: (group: Group) => void): Promise<void> {
  const readCpu = await createCpuMeter(bench.browser)
  const [small, large] = bench.files
  for (const server of ['sink', 'strict'] as const) {
    const page = await bench.open(server, transport)
    await page.pick(small.path)
    report({
      title: `${titles[transport]}: ${small.size} to ${servers[server]}`,
      figures: await compareSpeed(page, transport, readCpu),
    })
    await page.leave()
  }
  const page = await bench.open('sink', transport)
  report({
    title: `${titles[transport]}: peak heap of scripts, ${small.size} and ${large.size}`,
    figures: await compareHeap(page, transport, bench.files),
  })
  await page.leave()
}

const known = Object.keys(titles)
const requestedNames = process.argv.slice(2)
const unknown = requestedNames.find((name) => !known.includes(name))
if (unknown) fail(`Unknown transport "${unknown}": choose from ${known.join(', ')}, or omit it for all.`)

const load = () =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
console.log(`Load before: ${load()}`)
const bench = await startBench()
const broken: Figure[] = []
try {
  for (const transport of known as BenchTransport[]) {
    if (requestedNames.length === 0 || requestedNames.includes(transport))
      await measure(bench, transport, (group) => broken.push(...print(group)))
  }
} finally {
  await bench.close()
}
console.log(`\nLoad after: ${load()}`)
if (broken.length > 0) fail(`Limits exceeded: ${broken.map(({ name }) => name).join('; ')}`)
