import { fail } from '../fail'
import { type Figure, type Group, print } from './report'

/** Benchmarks by their name on the command line. */
export type Benchmarks<Site> = Record<string, (site: Site) => Promise<Group[]>>

/** Returns the benchmarks named on the command line, or all. Exits for an unknown name. */
export function chosenBenchmarks<Site>(benchmarks: Benchmarks<Site>): [string, (site: Site) => Promise<Group[]>][] {
  const requestedNames = process.argv.slice(2)
  const known = Object.keys(benchmarks)
  const unknown = requestedNames.find((name) => !known.includes(name))
  if (unknown) fail(`There is no benchmark "${unknown}": choose from ${known.join(', ')}, or run all by naming none.`)
  return Object.entries(benchmarks).filter(([name]) => requestedNames.length === 0 || requestedNames.includes(name))
}

/** Runs the chosen benchmarks one by one and prints their figures. Exits with an error for exceeded limits. */
export async function runBenchmarks<Site extends { close: () => Promise<void> }>(
  benchmarks: Benchmarks<Site>,
  start: () => Promise<Site>,
): Promise<void> {
  const selectedBenchmarks = chosenBenchmarks(benchmarks)
  const site = await start()
  const broken: Figure[] = []
  try {
    for (const [, measure] of selectedBenchmarks) for (const group of await measure(site)) broken.push(...print(group))
  } finally {
    await site.close()
  }
  if (broken.length > 0) fail(`\nLimits exceeded: ${broken.map(({ name }) => name).join('; ')}`)
}
