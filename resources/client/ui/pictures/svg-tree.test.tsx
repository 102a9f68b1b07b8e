import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { type SvgNode, SvgTree } from './svg-tree'

const renderedNodes = (...nodes: SvgNode[]) =>
  render(<SvgTree nodes={nodes} />).container.querySelector('svg')?.innerHTML

it('renders nested shapes with attributes in camelCase or kebab-case', () => {
  const path: SvgNode = { tag: 'path', attr: { d: 'M0 0h4', 'fill-rule': 'evenodd', strokeWidth: 2 }, child: [] }
  expect(renderedNodes({ tag: 'g', attr: { opacity: 0.5 }, child: [path] })).toBe(
    '<g opacity="0.5"><path d="M0 0h4" fill-rule="evenodd" stroke-width="2"></path></g>',
  )
})

it.each(['script', 'SCRIPT', 'svg:script', 'set', 'iframe', 'foreignObject', 'use', 'image', 'a', 'animate', 'style'])(
  'leaves out <%s>',
  (tag) => {
    expect(renderedNodes({ tag, attr: {}, child: [{ tag: 'path', attr: { d: 'M0 0' }, child: [] }] })).toBe('')
  },
)

it('leaves out scripts among shapes, at any depth', () => {
  const shape: SvgNode = { tag: 'circle', attr: { r: 4, onclick: 'alert(1)' }, child: [] }
  const script: SvgNode = { tag: 'script', attr: { href: 'data:text/javascript,alert(1)' }, child: [shape] }
  const group: SvgNode = { tag: 'g', attr: {}, child: [script, shape] }
  expect(renderedNodes({ ...group, child: [group, script] })).toBe('<g><g><circle r="4"></circle></g></g>')
})

it.each([
  ['onclick', 'alert(1)'],
  ['href', 'javascript:alert(1)'],
  ['style', 'background: url(//evil.test)'],
  ['dangerouslySetInnerHTML', '<script>'],
  ['fill', 'url(//evil.test#a)'],
  ['fill', String.raw`\75 rl(//evil.test#a)`],
  ['stroke', 'URL (//evil.test#a)'],
  ['onLoad', 'alert(1)'],
  ['xlink:href', 'javascript:alert(1)'],
  ['filter', 'url(#a)'],
  ['class', 'fixed inset-0'],
])('leaves out the attribute %s', (name, value) => {
  expect(renderedNodes({ tag: 'path', attr: { d: 'M0 0', [name]: value }, child: [] })).toBe('<path d="M0 0"></path>')
})

it('draws the outer levels of a tree that is nested thousands of levels deep', () => {
  let tree: SvgNode = { tag: 'path', attr: { d: 'M0 0' }, child: [] }
  for (let level = 0; level < 5000; level += 1) tree = { tag: 'g', attr: {}, child: [tree] }
  const levels = renderedNodes(tree)?.match(/<g>/g)?.length
  expect(levels).toBeGreaterThan(1)
  expect(levels).toBeLessThan(50)
})
