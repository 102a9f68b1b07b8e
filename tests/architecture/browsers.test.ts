import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

import { buildTargets, OLDEST_BROWSERS } from '../../tools/browsers'
import { exceptions } from './browser-exceptions'
import { BUNDLE } from './built-chunks'
import { CLIENT, clientFiles, createClientProgram } from './client-program'
import { findUnsupportedUses } from './used-apis'
import { unsupportedCss } from './used-css'

const sample = `
  AbortSignal.any([])
  window.requestIdleCallback(() => {})
  requestIdleCallback(() => {})
  new URLSearchParams().size
  document.body.checkVisibility()
  new Map().size
  const any = { size: 1 }
  any.size
  export const sheet = <div popover="auto" hidden />
`

const { program, own, sample: sampleFiles } = createClientProgram(sample)
const used = findUnsupportedUses(program, own)

const styled = readdirSync(join(BUNDLE, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => unsupportedCss(readFileSync(join(BUNDLE, 'assets', name), 'utf8')))

/** The exception that covers a feature: its own, or that of the property whose value it is. */
const exceptionFor = (feature: string) =>
  Object.keys(exceptions).find((path) => feature === path || feature.startsWith(`${path}.`))

describe('features of the client', () => {
  it('covers every file', () => {
    expect(own.map(({ fileName }) => relative(CLIENT, fileName)).toSorted()).toEqual(clientFiles.toSorted())
  })

  it('uses no API that a supported browser lacks', () => {
    const uncovered = used.filter(({ feature }) => !exceptionFor(feature))
    expect(uncovered.map(({ feature, place }) => `${feature} in ${relative(CLIENT, place)}`)).toEqual([])
  })

  it('uses no CSS that a supported browser lacks', () => {
    expect(styled.filter((feature) => !exceptionFor(feature))).toEqual([])
  })

  it('lists no unused exception', () => {
    const needed = new Set([...used.map(({ feature }) => feature), ...styled].map(exceptionFor))
    expect(Object.keys(exceptions).filter((path) => !needed.has(path))).toEqual([])
  })
})

describe('detection', () => {
  it('finds APIs that a supported browser lacks, by their types', () => {
    expect(
      findUnsupportedUses(program, sampleFiles).map(({ feature, place }) => `${place.split(':')[1]} ${feature}`),
    ).toEqual([
      '2 api.AbortSignal.any_static',
      '3 api.Window.requestIdleCallback',
      '4 api.Window.requestIdleCallback',
      '5 api.URLSearchParams.size',
      '6 api.Element.checkVisibility',
      '10 html.global_attributes.popover',
    ])
  })

  it('finds CSS that a supported browser lacks, outside of @supports', () => {
    const sheet = `
      .a { width: round(down, 1px, 2px); anchor-name: --a; display: grid }
      .a:popover-open { color: red; &:hover { color: light-dark(red, blue) } }
      @supports (field-sizing: content) { .a { field-sizing: content } }
      @view-transition { navigation: auto }
    `
    expect(unsupportedCss(sheet)).toEqual([
      'css.at-rules.view-transition',
      'css.properties.anchor-name',
      'css.selectors.nesting',
      'css.selectors.popover-open',
      'css.types.color.light-dark',
      'css.types.round',
    ])
  })
})

describe('declaration', () => {
  it('builds for the supported browsers', () => {
    expect(buildTargets).toEqual(['chrome111', 'edge111', 'firefox140', 'safari16.4', 'ios16.4'])
  })

  it('names the supported browsers in the README', () => {
    const { chrome, edge, firefox, safari, safari_ios } = OLDEST_BROWSERS
    expect(chrome).toBe(edge)
    expect(readFileSync('README.md', 'utf8').replaceAll(/ +/g, ' ')).toMatch(
      new RegExp(
        `^\\| Chrome, Edge \\| ${chrome} .*\n\\| Firefox \\| ${firefox} \\(ESR\\) .*\n\\| Safari \\| ${safari} .*\n\\| Safari on iPhone and iPad \\| ${safari_ios} `,
        'm',
      ),
    )
  })
})
