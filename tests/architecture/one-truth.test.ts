import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const CLIENT = 'resources/client'
const read = (path: string) => readFileSync(path, 'utf8')
const theme = read(`${CLIENT}/styles/theme.css`)

/** Value of a custom property in theme.css. */
const token = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(theme)?.[1]

/** Source of every client module and style sheet, by path. */
const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.test.'))
  .map((path) => [path, read(`${CLIENT}/${path}`)] as const)

const pathsWith = (pattern: RegExp) => sources.filter(([, source]) => pattern.test(source)).map(([path]) => path)

describe('values shared by CSS and TypeScript', () => {
  it('keeps the media query of wide screens at the md breakpoint', () => {
    expect(read(`${CLIENT}/lib/browser/wide.ts`)).toContain(`WIDE = '(min-width: ${token('--breakpoint-md')})'`)
    expect(pathsWith(/\(min-width: 768px|width >= 48rem|md: 768px/)).toEqual([
      'styles/fallback-theme.css',
      'styles/theme.css',
      'lib/browser/wide.ts',
    ])
    expect(token('--breakpoint-md')).toBe(`${48 * 16}px`)
  })

  it('opens the side panel at the width of the lg variant', () => {
    const [, rem] = /max-lg \{\s*@media \(width < (\d+)rem\)/.exec(read(`${CLIENT}/styles/variants.css`)) ?? []
    expect(read(`${CLIENT}/features/player/panel-store.ts`)).toContain(`'(min-width: ${Number(rem) * 16}px)'`)
  })

  it('defines the easing curve once in CSS', () => {
    expect(theme.match(/cubic-bezier/g)).toHaveLength(1)
    expect(pathsWith(/cubic-bezier/).filter((path) => path.endsWith('.css'))).toEqual(['styles/theme.css'])
  })
})

describe('HTTP statuses', () => {
  const LITERAL =
    /(?:status\w*:? ?(?:[=!]==|[<>]=?|\?\?|=)? ?|(?:MockFailure|errorPage|refuse|writeHead)\(\s*)[1-5]\d\d\b/i
  const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

  it.each([CLIENT, 'mock-server', 'packages', 'tools'])('writes them by name in %s', (folder) => {
    const literals = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => /\.tsx?$/.test(path) && !path.includes('.test.') && path !== 'contract/machinery/http-status.ts',
      )
      .filter((path) => LITERAL.test(read(`${folder}/${path}`).replace(COMMENT, '')))
    expect(literals).toEqual([])
  })
})

describe('languages', () => {
  const shipped = readdirSync('resources/lang').map((file) => basename(file, '.json'))
  const client = [...read(`${CLIENT}/core/platform/i18n/use-site-languages.ts`).matchAll(/code: '(\w+)'/g)].map(
    ([, code]) => code,
  )

  it('ships lines for every language of the client but English, whose keys are the texts', () => {
    expect(new Set([...shipped, 'en'])).toEqual(new Set(client))
  })

  it('keeps react-aria strings of exactly these languages', () => {
    const supportedCodes = [...read('tools/vite/supported-locales.ts').matchAll(/'(\w\w)-\w\w'/g)].map(
      ([, code]) => code,
    )
    expect(new Set(supportedCodes)).toEqual(new Set(client))
  })

  it('seeds the mock with exactly these languages', () => {
    const seeded = [...read('mock-server/state/seeds/localizations.ts').matchAll(/language: '(\w+)'/g)].map(
      ([, code]) => code,
    )
    expect(new Set(seeded)).toEqual(new Set(client))
  })
})
