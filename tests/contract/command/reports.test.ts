import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'

import { htmlOf } from '../../../tools/contract/report-html'
import { jsonOf } from '../../../tools/contract/report-json'
import { junitOf } from '../../../tools/contract/report-junit'
import { VERSION } from '../../../tools/version'
import { brokenReport, keptReport } from './sample-report'

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

describe('htmlOf', () => {
  it('names the version that checked the site', () => {
    expect(htmlOf(keptReport)).toContain(`<p>https://music.example/, checked by Dziesma ${VERSION}</p>`)
  })
})
