// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { Check, EllipsisVertical, Play, UserRound } from 'lucide-react'
import { createElement, type FunctionComponent, type SVGProps } from 'react'
import { describe, expect, it } from 'vitest'

import createPlainIcon from '../../tools/vite/plain-icon.mjs'
import { readManifest, sourcesOf } from './built-chunks'

type Icon = FunctionComponent<SVGProps<SVGSVGElement>>
type IconNode = Parameters<typeof createPlainIcon>[0]

/** Data of an icon, which each of lucide's modules exports beside the icon. */
async function dataOf(name: string): Promise<IconNode> {
  const module = (await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)) as {
    __iconData: IconNode
  }
  return module.__iconData
}

/** Attributes and shapes of an icon, without lucide's own classes. */
function renderIcon(icon: Icon, props: SVGProps<SVGSVGElement>) {
  const svg = render(createElement(icon, props)).container.firstElementChild
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }): [string, string] => [
    name,
    value.replaceAll(/\blucide\S*\s*/g, '').trim(),
  ])
  return { attributes: Object.fromEntries(attributes.filter(([, value]) => value !== '')), shapes: svg?.innerHTML }
}

describe('icons of the build', () => {
  it.each([
    ['play', Play],
    ['user-round', UserRound],
    ['check', Check],
    ['ellipsis-vertical', EllipsisVertical],
  ])('draw %s like lucide does', async (name, published) => {
    const plain = createPlainIcon(await dataOf(name))
    for (const props of [
      {},
      { className: 'size-6' },
      { 'aria-hidden': true, strokeWidth: 3, fill: 'currentColor' },
      { role: 'img', 'aria-label': 'Saglabāts', className: 'size-4 shrink-0' },
    ] as const)
      expect(renderIcon(plain, props)).toEqual(renderIcon(published, props))
  })

  it('leave lucide’s own factory out of the bundle', () => {
    const app = Object.values(readManifest()).find(({ file }) => file.startsWith('assets/app-'))
    const sources = sourcesOf(app?.file ?? '')
    expect(sources.some((source) => source.includes('lucide-react/dist/esm/icons/'))).toBe(true)
    expect(sources.filter((source) => source.includes('buildLucideIcon'))).toEqual([])
  })
})
