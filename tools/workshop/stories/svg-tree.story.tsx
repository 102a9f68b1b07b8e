import { type SvgNode, SvgTree } from '@/ui/pictures/svg-tree'

import type { Story } from '../story'

const note: SvgNode[] = [{ tag: 'path', attr: { d: 'M12 3v10.55A4 4 0 1 0 14 17V7h4V3z' }, child: [] }]

const shapes: SvgNode[] = [
  {
    tag: 'g',
    attr: { fill: 'none', stroke: 'currentColor', 'stroke-width': 2 },
    child: [
      { tag: 'circle', attr: { cx: 12, cy: 12, r: 9 }, child: [] },
      { tag: 'path', attr: { d: 'M8 12h8', 'stroke-linecap': 'round' }, child: [] },
    ],
  },
]

const hostile: SvgNode[] = [
  { tag: 'script', attr: {}, child: [] },
  { tag: 'image', attr: { href: 'https://evil.test/x.png' }, child: [] },
  ...note,
]

/** @see SvgTree */
export const story: Story = {
  title: 'SvgTree',
  states: {
    'In the text colour': () => (
      <div className="flex gap-4">
        <SvgTree nodes={note} className="size-8" />
        <SvgTree nodes={note} className="size-8 text-primary" />
        <SvgTree nodes={shapes} className="size-8 text-muted" />
      </div>
    ),
    'Without disallowed elements': () => <SvgTree nodes={hostile} className="size-8" />,
  },
}
