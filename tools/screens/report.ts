import type { Miss, View } from './looks'

type Report = { views: View[]; misses: Miss[]; sheets: number; folder: string }

/** Prints what axe found, what scrolls sideways and what was not reached; returns the exit code. */
export function print({ views, misses, sheets, folder }: Report): 0 | 1 {
  console.log(`\n\n${views.length} pictures and ${sheets} sheets in ${folder}`)
  const problems = views.flatMap((view) => view.problems.map((problem) => ({ view, problem })))
  table(
    'found by axe',
    problems.map(({ view, problem }) => `${nameOf(view)}  ${problem}`),
  )
  table('scroll sideways', views.filter(({ isTooWide }) => isTooWide).map(nameOf))
  table(
    'not reached',
    misses.map(({ screen, size, language, reason }) => `${size.padEnd(9)} ${language}        ${screen}: ${reason}`),
  )
  return problems.length + misses.length === 0 && !views.some(({ isTooWide }) => isTooWide) ? 0 : 1
}

function table(title: string, rows: readonly string[]): void {
  console.log(`\n${title}: ${rows.length}`)
  for (const row of rows) console.log(`  ${row}`)
}

const nameOf = ({ screen, size, language, theme }: View): string =>
  `${size.padEnd(9)} ${language} ${theme.padEnd(5)}  ${screen}`
