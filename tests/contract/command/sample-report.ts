import type { CaseResult, Report, Run } from '../../../tools/contract/report'

const base = { group: 'genres', endpoint: 'genres.list', call: 'GET genres', expects: 200 }

/** Results of every outcome, with characters that HTML and XML treat specially. */
export const sampleResults: CaseResult[] = [
  {
    ...base,
    title: 'genres.list: in pages',
    outcome: 'passed',
    durationMs: 120,
    missingOptional: ['pagination.data.*.popularity'],
  },
  {
    ...base,
    title: 'genres.list: second <page> & "more"',
    outcome: 'failed',
    failure: {
      status: 200,
      problems: [
        { field: 'pagination.data.0.id', message: 'Invalid input: expected number, received string' },
        { message: 'control character \u{1}, <b>, ]]>, č' },
      ],
      curl: "curl -X GET 'https://music.example/api/v1/genres?page=2&perPage=15' \\\n  -H 'accept: application/json'",
      rule: {
        section: '2.3',
        sentence: 'Lists come as `pagination` with `data` and the keys of their kind of paging.',
      },
      screens: ['home, channels', 'search'],
    },
  },
  {
    title: 'playlists.create: name and description',
    group: 'playlists',
    endpoint: 'playlists.create',
    call: 'POST playlists',
    expects: 200,
    outcome: 'skipped',
    reason: 'writes: needs --write',
  },
]

/** A run of 75 seconds with two options. */
export const sampleRun: Run = {
  startedAt: Date.UTC(2026, 0, 31, 12),
  durationMs: 75_250,
  release: 'B2',
  siteVersion: '3.1.4',
  options: ['--email <email>', '--write'],
}

/** A report of a run that broke the contract and left something behind. */
export const brokenReport: Report = {
  url: 'https://music.example/',
  run: sampleRun,
  results: sampleResults,
  leftovers: ['The run changed the account’s playlists'],
  repaired: [],
  isInterrupted: true,
}

/** A report of a run that kept the contract. */
export const keptReport: Report = {
  url: 'https://music.example/',
  run: sampleRun,
  results: sampleResults.filter(({ outcome }) => outcome !== 'failed'),
  leftovers: [],
  repaired: [],
  isInterrupted: false,
}
