import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'

import { causesOf } from '../../../tools/contract/read-report'
import { type CaseResult, type Problem, reportOfStop } from '../../../tools/contract/report'
import { htmlOf } from '../../../tools/contract/report-html'
import { jsonOf } from '../../../tools/contract/report-json'
import { junitOf } from '../../../tools/contract/report-junit'
import { VERSION } from '../../../tools/version'
import { brokenReport, keptReport, sampleRun } from './sample-report'

const XSD = readFileSync(join(import.meta.dirname, 'junit.xsd'), 'utf8')

const validate = (contents: string) =>
  validateXML({ xml: [{ fileName: 'report.xml', contents }], schema: [{ fileName: 'junit.xsd', contents: XSD }] })

describe('junitOf', () => {
  it.each([
    ['a broken contract', brokenReport],
    ['a kept contract', keptReport],
    ['a run without cases', { ...keptReport, results: [] }],
  ])('validates against the schema: %s', async (_, report) => {
    expect((await validate(junitOf(report))).errors).toEqual([])
  })

  it('refuses an unknown element', async () => {
    const { valid } = await validate(junitOf(keptReport).replace('</testsuites>', '<verdict/></testsuites>'))
    expect(valid).toBe(false)
  })

  it('says how long cases, groups and the run took, and when it began', () => {
    expect(junitOf(brokenReport)).toMatch(/<testsuites .* time="75\.250">/)
    expect(junitOf(brokenReport)).toMatch(
      /<testsuite name="genres" .* time="0\.120" timestamp="2026-01-31T12:00:00\.000Z">/,
    )
    expect(junitOf(brokenReport)).toContain('name="genres.list: in pages" time="0.120"')
  })

  it('counts the clean-up as a case', () => {
    expect(junitOf(brokenReport)).toContain('tests="4" failures="2" errors="0" skipped="1"')
    expect(junitOf(keptReport)).toContain('tests="3" failures="0" errors="0" skipped="1"')
  })
})

describe('jsonOf', () => {
  it('names the verdict, the counts and every case', () => {
    expect(JSON.parse(jsonOf(brokenReport))).toMatchObject({
      version: VERSION,
      url: 'https://music.example/',
      kept: false,
      interrupted: true,
      counts: { passed: 1, failed: 1, skipped: 1 },
      warnings: ['genres.list: pagination.data.*.popularity'],
      results: brokenReport.results,
    })
    expect(JSON.parse(jsonOf(keptReport))).toMatchObject({ kept: true })
  })
})

describe('causesOf', () => {
  const failed = (title: string, endpoint: string, status: number, problem: Problem): CaseResult => ({
    group: 'genres',
    call: 'GET genres',
    expects: 200,
    title,
    endpoint,
    outcome: 'failed',
    failure: {
      status,
      problems: [problem],
      curl: '',
      rule: { section: '5', sentence: 'Genres come in pages.' },
      screens: [],
    },
  })

  it('groups failures by their first problem, and endpoints that the site lacks', () => {
    const results = [
      failed('a', 'genres.list', 200, { message: 'expected number', field: 'pagination.data.0.id' }),
      failed('b', 'tags.list', 404, { message: 'status 404 instead of 200: {}' }),
      failed('c', 'albums.list', 200, { message: 'expected number', field: 'pagination.data.7.id' }),
      failed('d', 'tracks.list', 500, { message: 'status 500 instead of 200: {"message": "Undefined"}' }),
    ]
    expect(causesOf(results).map((cause) => [cause.title, cause.results.map(({ title }) => title)])).toEqual([
      ['pagination.data.*.id: expected number', ['a', 'c']],
      ['Not implemented', ['b']],
      ['status 500 instead of 200', ['d']],
    ])
  })
})

describe('htmlOf', () => {
  it('shows failures by cause before other cases, and how the run was made', () => {
    const html = htmlOf(brokenReport)
    const texts = [
      '2026-01-31 12:00:00 UTC',
      '75.3 s',
      'version 3.1.4',
      '<code>--email &lt;email&gt;</code> <code>--write</code>',
      'Failed: pagination.data.*.id: Invalid input: expected number, received string (1)',
      'genres.list: second &lt;page&gt;',
      'Passed and skipped (2)',
      'genres.list: in pages',
    ]
    const positions = texts.map((text) => html.indexOf(text))
    expect(positions).not.toContain(-1)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })

  it('says that a run could not begin', () => {
    const html = htmlOf(reportOfStop('https://music.example/', 'The site cannot be reached', sampleRun))
    expect(html).toContain('<h1>The run could not begin</h1>')
  })

  it('names the version that checked the site', () => {
    expect(htmlOf(keptReport)).toContain(`<p>https://music.example/, checked by Dziesma ${VERSION}</p>`)
  })
})
