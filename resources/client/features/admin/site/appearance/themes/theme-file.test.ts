import { describe, expect, it } from 'vitest'

import { themes } from '@mock/state/seeds/themes'

import { exportTheme, readThemeFile } from './theme-file'

const [light] = themes
const fileOf = (content: unknown) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)])

describe('the file of a theme', () => {
  it.each(themes.map((theme) => [theme.name, theme] as const))('returns the exported theme %s', async (_, theme) => {
    const { name, content } = exportTheme(theme)
    expect(name).toMatch(/^[a-z-]+\.json$/)
    expect(await readThemeFile(content)).toEqual({
      name: theme.name,
      is_dark: theme.is_dark,
      values: theme.values,
      font: theme.font,
      default_light: false,
      default_dark: false,
    })
  })

  it.each(['', '[]', 'null', '{"name": ""}', '{"name": "A", "values": {}}', '{', 'x'.repeat(100_001)])(
    'refuses %.30j',
    async (text) => {
      expect(await readThemeFile(fileOf(text))).toBeUndefined()
    },
  )

  it('drops unknown variables, and values that are not colours, opacities or lengths', async () => {
    const values = {
      ...light?.values,
      '--be-primary': 'url(https://evil.test)',
      '--be-panel-radius': '1rem; background: red',
      '--other': '1 2 3',
    }
    const read = await readThemeFile(fileOf({ name: 'A', values }))
    expect(Object.keys(read?.values ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^--(?:be-primary|be-panel-radius|other)$/)]),
    )
    expect(read?.values['--be-paper']).toBe(light?.values['--be-paper'])
  })
})
