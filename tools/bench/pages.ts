import { fail } from '../fail'
import { type Audit, auditPage, categories } from './pages/audit-page'
import { startAuditedSite } from './pages/audited-site'
import { type Figure, type Group, medianOf, print } from './report'

/** Pages that visitors and search engines see first, by their name on the command line. */
const pages: Record<string, string> = {
  landing: '',
  pricing: 'pricing',
  album: 'album/101',
  login: 'login',
}

/** Minimum median scores, out of 100. Performance leaves room for the noise of a simulated phone. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

const RUNS = 3

const known = Object.keys(pages)
const requestedNames = process.argv.slice(2)
const unknown = requestedNames.find((name) => !known.includes(name))
if (unknown) fail(`There is no page "${unknown}": choose from ${known.join(', ')}, or audit all by naming none.`)

const site = await startAuditedSite()
const broken: Figure[] = []
try {
  for (const [name, path] of Object.entries(pages)) {
    if (requestedNames.length === 0 || requestedNames.includes(name)) broken.push(...print(await measure(name, path)))
  }
} finally {
  await site.close()
}
if (broken.length > 0) fail(`\nLimits missed: ${broken.map(({ name }) => name).join('; ')}`)

/** Audits a page several times. Prints what the last run found wrong. */
async function measure(name: string, path: string): Promise<Group> {
  const runs: Audit[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await auditPage(site.url + path, site.port))
  for (const finding of runs.at(-1)?.findings ?? []) console.log(`${name}: ${finding}`)
  const scores = categories.map((category): Figure => {
    const values = runs.map(({ scores: all }) => all[category])
    return { name: category, unit: 'count', values, least: LEAST[category] }
  })
  const metrics = Object.entries(runs[0]?.metrics ?? {}).map(([metric, { unit }]): Figure => {
    const values = runs.map(({ metrics: all }) => all[metric]?.value ?? Number.NaN)
    return { name: metric, unit, values }
  })
  const load = medianOf(runs.map(({ benchmarkIndex }) => benchmarkIndex))
  return { title: `/${path} (${name}), as a phone on slow 4G; machine index ${load}`, figures: [...scores, ...metrics] }
}
