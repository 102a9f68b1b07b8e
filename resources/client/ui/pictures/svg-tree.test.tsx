import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { type SvgNode, SvgTree } from './svg-tree'

const drawn = (...nodes: SvgNode[]) => render(<SvgTree nodes={nodes} />).container.querySelector('svg')?.innerHTML

it('renders nested shapes with attributes in camelCase or kebab-case', () => {
  const path: SvgNode = { tag: 'path', attr: { d: 'M0 0h4', 'fill-rule': 'evenodd', strokeWidth: 2 }, child: [] }
  expect(drawn({ tag: 'g', attr: { opacity: 0.5 }, child: [path] })).toBe(
    '<g opacity="0.5"><path d="M0 0h4" fill-rule="evenodd" stroke-width="2"></path></g>',
  )
})

it.each(['script', 'foreignObject', 'use', 'image', 'a', 'animate', 'style'])('leaves out <%s>', (tag) => {
  expect(drawn({ tag, attr: {}, child: [{ tag: 'path', attr: { d: 'M0 0' }, child: [] }] })).toBe('')
})

it.each([
  ['onclick', 'alert(1)'],
  ['href', 'javascript:alert(1)'],
  ['style', 'background: url(//evil.test)'],
  ['dangerouslySetInnerHTML', '<script>'],
  ['fill', 'url(//evil.test#a)'],
])('leaves out the attribute %s', (name, value) => {
  expect(drawn({ tag: 'path', attr: { d: 'M0 0', [name]: value }, child: [] })).toBe('<path d="M0 0"></path>')
})
