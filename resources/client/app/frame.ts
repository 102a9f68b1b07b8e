import type { Bootstrap } from '@/contract/bootstrap'
import { isChildProfile } from '@/core/platform/session/permissions'
import { logoUrl } from '@/core/platform/settings/asset-url'
import { siteName } from '@/core/platform/settings/site-name'
import { themeStore } from '@/core/platform/theme/start-theme'
import { CHILD_MODE } from '@/core/shared/child/child-mode'
import { element } from '@/lib/browser/element'
import { siteRoot } from '@/lib/browser/url'
import { HILLS, SCENE_BOX } from '@/ui/pictures/hills'

import type { RouteRow } from './routes'

/*
 * The page's frame while React and the screen's code load: the logo in its final place, and blocks in the theme's
 * colours. Plain DOM, which React's first commit replaces. Its classes copy the layouts' (e2e/first-paint.spec.ts
 * compares).
 */

const block = (className: string) => element('div', `bg-chip ${className}`)

const blocks = (count: number, className: string) => Array.from({ length: count }, () => block(className))

function logo(bootstrap: Bootstrap): HTMLElement {
  const { settings } = bootstrap
  const url = logoUrl(settings, { isDark: themeStore.get().is_dark })
  // Request nothing from other sites on a child's page: what blocks such requests has not loaded yet.
  const source = isChildProfile(bootstrap) && !url?.startsWith(siteRoot().href) ? undefined : url
  const image = element('img', 'h-9 w-auto')
  Object.assign(image, { src: source ?? '', alt: '' })
  const content = source ? image : element('span', 'text-xl font-extrabold', siteName(settings))
  return element('div', 'flex h-11 child:h-target items-center self-start', content)
}

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
const formFrame = (bootstrap: Bootstrap) =>
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

const cards = () =>
  element(
    'div',
    'flex gap-4 overflow-hidden px-4 pt-4 md:px-8',
    ...blocks(6, 'aspect-square w-40 shrink-0 rounded-panel'),
  )

/** The web player's menu beside the page; its logo there or above the page. */
const playerFrame = (bootstrap: Bootstrap) =>
  element(
    'div',
    'min-h-dvh md:grid md:grid-cols-[6.5rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]',
    element(
      'div',
      'hidden h-dvh flex-col gap-6 border-e border-divider bg-background-alt px-2 py-5 lg:px-4 md:flex',
      element('div', 'hidden lg:block', logo(bootstrap)),
      element('div', 'flex flex-col gap-1', ...blocks(4, 'h-11 rounded-button')),
    ),
    element(
      'div',
      'flex min-w-0 flex-col',
      element(
        'div',
        'flex items-center px-4 py-3 md:px-8',
        element('div', 'lg:hidden', logo(bootstrap)),
        block('h-11 w-32 rounded-button ms-auto'),
      ),
      cards(),
    ),
  )

/** A child's frame, in the sizes of child mode. The child's own chunk adds the protection. */
function childFrame(bootstrap: Bootstrap): HTMLElement {
  document.documentElement.classList.add(CHILD_MODE)
  return element(
    'div',
    'min-h-dvh md:grid md:grid-cols-[8rem_minmax(0,1fr)]',
    element('div', 'hidden h-dvh border-e border-divider bg-background-alt md:block'),
    element(
      'div',
      'flex min-w-0 flex-col',
      element('div', 'flex items-center px-4 py-2 md:px-8', logo(bootstrap)),
      cards(),
    ),
  )
}

/** Draws the frame for a row of the route table, or nothing for bare pages such as embedded players. */
export function drawFrame(root: Element, bootstrap: Bootstrap, { layout }: RouteRow): void {
  if (layout === 'bare') return
  const draw = layout === 'form' ? formFrame : isChildProfile(bootstrap) ? childFrame : playerFrame
  const frame = draw(bootstrap)
  frame.ariaBusy = 'true'
  root.replaceChildren(frame)
}

/**
 * Replaces the frame with a message when the app's code fails to load. Bilingual, because no translation has loaded.
 */
export function drawFailure(root: Element): void {
  const retry = element('button', 'underline', 'Mēģināt vēlreiz / Try again')
  retry.addEventListener('click', () => window.location.reload())
  const texts = [
    ['lv', 'Lapu neizdevās ielādēt. Pārbaudi savienojumu un mēģini vēlreiz.'],
    ['en', 'The page could not be loaded. Check the connection and try again.'],
  ].map(([lang = '', text = '']) => Object.assign(element('p', '', text), { lang }))
  root.replaceChildren(element('main', 'grid min-h-dvh place-content-center gap-4 p-6 text-center', ...texts, retry))
}
