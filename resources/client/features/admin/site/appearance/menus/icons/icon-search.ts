import icons from 'virtual:menu-icons'

import type { SvgNode } from '@/contract/shapes/menus'

/** An icon to choose, by its English name. */
export type IconChoice = { name: string; tree: SvgNode[] }

type Icon = (typeof icons)[number]

/** Icons that menus of a music site often have: the first ones without a search. */
const SUGGESTED =
  'house search music music-2 music-4 disc-3 album mic-vocal headphones radio podcast list-music library heart star sparkles flame trending-up clock history moon sun bed baby users user circle-user bell message-circle mail phone info circle-question-mark settings credit-card crown gift tag calendar download play shuffle audio-lines volume-2 smartphone globe book-open image video file-text shield lock log-in'.split(
    ' ',
  )

/** More results are left out: a longer search finds them. */
export const MAX_ICONS = 180

const suggested = SUGGESTED.map((name) =>
  icons.find(([own, , aliases]) => own === name || aliases.includes(name)),
).filter((icon) => icon !== undefined)
const inOrder: readonly Icon[] = [...new Set([...suggested, ...icons])]

/** Finds icons whose names have every word of a text; those that begin with it come first. */
export function searchIcons(text: string): { found: IconChoice[]; total: number } {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
  const matches = inOrder.filter(([name, , aliases]) => {
    const names = [name, ...aliases].join(' ')
    return words.every((word) => names.includes(word))
  })
  const rank = ([name]: Icon) => Number(!name.startsWith(words[0] ?? ''))
  const found = matches
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MAX_ICONS)
    .map(([name, shapes]) => ({ name, tree: treeOf(shapes) }))
  return { found, total: matches.length }
}

/** Attributes of lucide's own `<svg>`: the site draws trees filled, and without lines. */
const LINES = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }

/** Returns an icon as the backend stores it (backend contract, section 10). */
const treeOf = (shapes: Icon[1]): SvgNode[] => [
  { tag: 'g', attr: LINES, child: shapes.map(([tag, attributes]) => ({ tag, attr: { ...attributes }, child: [] })) },
]
