import { renderToStaticMarkup } from 'react-dom/server'
import icons from 'virtual:menu-icons'
import { expect, it } from 'vitest'

import { SvgTree } from '@/ui/pictures/svg-tree'

import { MAX_ICONS, searchIcons } from './icon-search'

const names = (text: string) => searchIcons(text).found.map(({ name }) => name)

it('suggests icons of music sites, and says how many there are', () => {
  expect(names('').slice(0, 3)).toEqual(['house', 'search', 'eighth-notes'])
  expect(names('')).toHaveLength(MAX_ICONS)
  expect(searchIcons('').total).toBe(icons.length)
})

it.each([
  ['home', 'house'],
  ['  MIC Vocal ', 'mic-vocal'],
  ['mic-vocal', 'mic-vocal'],
  ['heart', 'heart'],
])('finds %j by any of its names', (text, name) => {
  expect(names(text)).toContain(name)
})

it('puts names that begin with the text first', () => {
  expect(names('star')[0]).toBe('star')
  expect(names('no such icon')).toEqual([])
})

it('offers only icons that the site draws whole', () => {
  const shapes = icons.reduce((count, [, nodes]) => count + nodes.length, 0)
  const trees = icons.flatMap(([name]) => searchIcons(name).found.find((icon) => icon.name === name)?.tree ?? [])
  const drawn = renderToStaticMarkup(<SvgTree nodes={trees} />)
  expect(trees).toHaveLength(icons.length)
  expect(drawn.match(/<(path|circle|rect|line|ellipse|polyline|polygon) /g)).toHaveLength(shapes)
  expect(drawn.match(/<g fill="none" stroke="currentColor" stroke-width="2"/g)).toHaveLength(icons.length)
})
