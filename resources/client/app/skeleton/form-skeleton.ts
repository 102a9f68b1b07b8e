import type { Bootstrap } from '@/contract/groups/bootstrap'
import { element } from '@/lib/browser/element'
import { HILLS, SCENE_BOX } from '@/ui/pictures/hills'

import { blocks, logo } from './skeleton-parts'

const SVG = 'http://www.w3.org/2000/svg'

function svgElement(name: string, attributes: Record<string, string>, ...children: Node[]): Element {
  const created = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  created.append(...children)
  return created
}

/** The hills of the picture beside a form; React draws the rest of it. */
const hills = () =>
  svgElement(
    'svg',
    {
      viewBox: SCENE_BOX,
      preserveAspectRatio: 'xMaxYMax slice',
      class: '-mt-[69%] w-full md:mt-0 md:h-full',
      'aria-hidden': 'true',
    },
    ...Object.values(HILLS).map(({ d, className }) => svgElement('path', { d, class: className })),
  )

/** A guest's form, beside the picture or, on phones, below it. */
export const formSkeleton = (bootstrap: Bootstrap): HTMLElement =>
  element(
    'div',
    'grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:grid-rows-1',
    element('div', 'aspect-[2/1] overflow-hidden bg-background-alt md:aspect-auto md:h-dvh', hills()),
    element(
      'div',
      'relative -mt-6 flex flex-col rounded-t-panel bg-background px-5 py-8 md:mt-0 md:rounded-none md:p-10',
      element(
        'div',
        'mx-auto flex w-full max-w-sm flex-1 flex-col gap-6',
        logo(bootstrap),
        element('div', 'flex flex-col gap-6 md:my-auto', ...blocks(4, 'h-12 rounded-input')),
      ),
    ),
  )
