import lighthouse, { type Result } from 'lighthouse'

import type { Figure } from '../report'

/** Lighthouse's categories, all of which the pages are scored in. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Scores from 0 to 100, the metrics behind the performance score, and the audits that lower the other scores. */
export type Audit = {
  scores: Record<Category, number>
  metrics: Record<string, { value: number; unit: Figure['unit'] }>
  findings: string[]
  /** Lighthouse's measure of the machine's speed during the run. */
  benchmarkIndex: number
}

const METRICS: Record<string, Figure['unit']> = {
  'first-contentful-paint': 'ms',
  'largest-contentful-paint': 'ms',
  'total-blocking-time': 'ms',
  'speed-index': 'ms',
  'cumulative-layout-shift': 'ratio',
}

/** Audits a page with Lighthouse's mobile preset, in the browser that listens on a debugging port. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!run) throw new Error(`Lighthouse returned nothing for ${url}`)
  const { lhr } = run
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  return {
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(lhr, category)])) as Audit['scores'],
    metrics: Object.fromEntries(
      Object.entries(METRICS).map(([id, unit]) => [id, { value: lhr.audits[id]?.numericValue ?? Number.NaN, unit }]),
    ),
    findings: categories.flatMap((category) => findingsIn(lhr, category)),
    benchmarkIndex: Math.round(lhr.environment.benchmarkIndex),
  }
}

const scoreOf = ({ categories: all }: Result, category: Category): number =>
  Math.round((all[category]?.score ?? 0) * 100)

/** Titles of the weighted audits without a full score, with the first elements or texts that they name. */
const findingsIn = ({ categories: all, audits }: Result, category: Category): string[] =>
  (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id]
    const isFull = audit?.score == null || audit.score >= 1
    if (!audit || isFull || weight === 0) return []
    return `${category}: ${audit.title} (${Math.round((audit.score ?? 0) * 100)}) ${audit.displayValue ?? ''} ${itemsOf(audit.details)}`
  })

const itemsOf = (details: unknown): string => {
  const items = (details as { items?: unknown[] } | undefined)?.items ?? []
  return JSON.stringify(items.slice(0, 3)).slice(0, 600)
}
