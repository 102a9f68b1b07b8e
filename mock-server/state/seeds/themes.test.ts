import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { type ThemeRow, themes } from './themes'

type Colour = [red: number, green: number, blue: number]

const fallback = readFileSync(new URL('../../../resources/client/styles/fallback-theme.css', import.meta.url), 'utf8')

/** Custom properties of the rule with this selector. */
function declarations(selector: string): Record<string, string> {
  const block = fallback.split(`\n${selector} {`)[1]?.split('\n}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [name, value]),
  )
}

const fallbackOf = ({ is_dark }: ThemeRow) => ({ ...declarations(':root'), ...(is_dark && declarations('.dark')) })

const colour = (triplet: string): Colour => {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = triplet.split(' ').map(Number)
  return [red, green, blue]
}

const over = (top: Colour, percent: string, below: Colour): Colour => {
  const share = Number.parseFloat(percent) / 100
  return below.map((part, index) => (top[index] ?? Number.NaN) * share + part * (1 - share)) as Colour
}

/** Relative luminance and contrast as defined by WCAG 2.2. */
function luminance(parts: Colour): number {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast of every text and control colour on every surface, composed like the classes in theme.css. */
function pairs(theme: ThemeRow) {
  const values: Record<string, string> = { ...fallbackOf(theme), ...theme.values }
  const value = (name: string) => values[name] ?? ''
  const be = (name: string) => colour(value(`--be-${name}`))
  const ink = be('foreground-base')

  const plain = {
    background: be('background'),
    alt: be('background-alt'),
    chip: be('background-chip'),
    paper: be('paper'),
  }
  const surfaces = Object.entries(plain).flatMap(([name, surface]): [string, Colour][] => [
    [name, surface],
    [`${name} hovered`, over(ink, value('--be-hover-opacity'), surface)],
    [`${name} pressed`, over(ink, value('--be-focus-opacity'), surface)],
    [`${name} selected`, over(be('primary'), value('--be-selected-opacity'), surface)],
  ])

  const text = surfaces.flatMap(([name, surface]) => [
    { pair: `main on ${name}`, ratio: contrast(over(ink, value('--be-text-main-opacity'), surface), surface) },
    { pair: `muted on ${name}`, ratio: contrast(over(ink, value('--be-text-muted-opacity'), surface), surface) },
    { pair: `primary on ${name}`, ratio: contrast(be('primary'), surface) },
    { pair: `danger on ${name}`, ratio: contrast(colour(value('--danger')), surface) },
    { pair: `positive on ${name}`, ratio: contrast(colour(value('--positive')), surface) },
  ])
  const onColour = [
    { pair: 'on-primary on primary', ratio: contrast(be('on-primary'), be('primary')) },
    { pair: 'on-primary on primary-dark', ratio: contrast(be('on-primary'), be('primary-dark')) },
    { pair: 'on-danger on danger', ratio: contrast(colour(value('--on-danger')), colour(value('--danger'))) },
  ]
  const controls = Object.entries(plain).map(([name, surface]) => ({
    pair: `edge on ${name}`,
    ratio: contrast(over(ink, value('--edge-opacity'), surface), surface),
  }))
  return { text: [...text, ...onColour], controls }
}

describe.each(themes.map((theme) => [theme.name, theme] as const))('theme %s', (_name, theme) => {
  it('gives text a contrast of at least 4.5 to 1', () => {
    expect(pairs(theme).text.filter(({ ratio }) => !(ratio >= 4.5))).toEqual([])
  })

  it('gives controls a contrast of at least 3 to 1', () => {
    expect(pairs(theme).controls.filter(({ ratio }) => !(ratio >= 3))).toEqual([])
  })

  it('matches the client’s fallback theme', () => {
    expect(fallbackOf(theme)).toMatchObject(theme.values)
  })
})

describe('themes', () => {
  it('marks one default per mode', () => {
    expect(themes.filter(({ default_light, is_dark }) => default_light && !is_dark)).toHaveLength(1)
    expect(themes.filter(({ default_dark, is_dark }) => default_dark && is_dark)).toHaveLength(1)
  })
})

describe('contrast', () => {
  it('agrees with WCAG', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
  })
})
