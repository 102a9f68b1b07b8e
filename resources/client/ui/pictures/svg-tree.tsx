import { createElement, type ReactNode } from 'react'

/** Node of an icon that the backend stores as a tree (backend contract, section 10). */
export type SvgNode = { tag: string; attr: Record<string, string | number>; child: SvgNode[] }

/** Allowed elements: plain shapes only, because the tree is untrusted data that must not load, link, animate or run. */
const TAGS = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'])

const GEOMETRY = 'd points cx cy r rx ry x y x1 x2 y1 y2 width height transform opacity'
const PAINT = 'fill fillRule fillOpacity clipRule stroke strokeWidth strokeLinecap strokeLinejoin strokeOpacity'
const ATTRIBUTES = new Set(`${GEOMETRY} ${PAINT}`.split(' '))

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())

/** Rejects `url(...)`, also written with CSS escapes, because a paint must not reference other resources. */
const isPlain = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && !/url\s*\(|\\/i.test(value))

/** Deepest nesting drawn; React would overflow the stack on a tree of thousands of levels. */
const MAX_DEPTH = 16

function draw({ tag, attr, child }: SvgNode, key: number, depth: number): ReactNode {
  if (!TAGS.has(tag) || depth > MAX_DEPTH) return null
  const known = Object.entries(attr)
    .map(([name, value]) => [camelCase(name), value] as const)
    .filter(([name, value]) => ATTRIBUTES.has(name) && isPlain(value))
  return createElement(tag, { ...Object.fromEntries(known), key }, ...drawAll(child, depth + 1))
}

const drawAll = (nodes: SvgNode[], depth: number) => nodes.map((node, index) => draw(node, index, depth))

/** Renders an icon from untrusted data in the current text colour; anything but plain shapes is left out. */
export function SvgTree({ nodes, className }: { nodes: SvgNode[]; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden className={className}>
      {drawAll(nodes, 1)}
    </svg>
  )
}
