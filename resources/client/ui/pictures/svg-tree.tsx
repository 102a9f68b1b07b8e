import { createElement, type ReactNode } from 'react'

/** A node of an icon that came as data: the backend stores icons as trees (backend contract, section 10). */
export type SvgNode = { tag: string; attr: Record<string, string | number>; child: SvgNode[] }

/** Shapes and nothing that loads, links, animates or runs: the tree is somebody else's data. */
const TAGS = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'])

const GEOMETRY = 'd points cx cy r rx ry x y x1 x2 y1 y2 width height transform opacity'
const PAINT = 'fill fillRule fillOpacity clipRule stroke strokeWidth strokeLinecap strokeLinejoin strokeOpacity'
const ATTRIBUTES = new Set(`${GEOMETRY} ${PAINT}`.split(' '))

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())

/** No `url(...)`: a paint may not point anywhere. */
const isPlain = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && !/url\s*\(/i.test(value))

function draw({ tag, attr, child }: SvgNode, key: number): ReactNode {
  if (!TAGS.has(tag)) return null
  const known = Object.entries(attr)
    .map(([name, value]) => [camelCase(name), value] as const)
    .filter(([name, value]) => ATTRIBUTES.has(name) && isPlain(value))
  return createElement(tag, { ...Object.fromEntries(known), key }, ...child.map(draw))
}

/** Draws an icon that came as data, in the colour of the text around it; what is not a plain shape is left out. */
export function SvgTree({ nodes, className }: { nodes: SvgNode[]; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden className={className}>
      {nodes.map(draw)}
    </svg>
  )
}
