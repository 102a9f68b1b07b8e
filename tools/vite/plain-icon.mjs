import { createElement } from 'react'

/** Attributes of every icon (lucide's defaults). */
const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

const isNamed = (props) => Object.keys(props).some((name) => name === 'role' || name.startsWith('aria-'))

/** Lucide's icon factory without the options that no icon here uses: absolute strokes, a context, names as classes. */
// oxlint-disable-next-line import/no-default-export -- takes the place of a module with one
export default function createLucideIcon({ node }) {
  const shapes = node.map(([name, attributes]) => createElement(name, attributes))
  return (props) =>
    createElement('svg', { ...look, ...(!isNamed(props) && { 'aria-hidden': 'true' }), ...props }, ...shapes)
}
