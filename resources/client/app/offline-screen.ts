// Separate chunk: the service worker stores it, and only its offline shell loads it.
import { reloadOnceFor } from '@/core/platform/api/new-build'
import { hasDownloads } from '@/core/platform/storage/download-caches'
import { element } from '@/lib/browser/element'
import { page } from '@/lib/browser/url'

import { whenServerIsBack } from './when-server-is-back'

/** Mark of the automatic reload, so that a page that fails while the site's root works is not reloaded permanently. */
const RELOAD = 'offline shell'

/** Starts the downloaded music, else the screen for a page that the network could not load. */
export async function startOffline(root: Element): Promise<void> {
  if (!(await startDownloaded().catch(() => false))) drawOffline(root)
}

async function startDownloaded(): Promise<boolean> {
  return (await hasDownloads()) && (await import('./offline-player').then((module) => module.startOfflinePlayer()))
}

/** Texts in both languages of the site, because no translation and no setting is known. */
const TEXTS = [
  {
    lang: 'lv',
    title: 'Nav interneta savienojuma',
    text: 'Lapa atvērsies pati, tiklīdz savienojums atgriezīsies.',
  },
  { lang: 'en', title: "You're offline", text: 'The page opens by itself once the connection is back.' },
]

function message({ lang, title, text }: (typeof TEXTS)[number], index: number): HTMLElement {
  const heading = element(
    index === 0 ? 'h1' : 'h2',
    index === 0 ? 'text-2xl font-extrabold' : 'text-lg font-bold',
    title,
  )
  return Object.assign(element('div', 'flex flex-col gap-1', heading, element('p', 'text-muted', text)), { lang })
}

/** Draws the screen for a page that the network could not load, and reloads the page once the connection is back. */
function drawOffline(root: Element): void {
  document.documentElement.classList.toggle('dark', window.matchMedia('(prefers-color-scheme: dark)').matches)
  const mark = Object.assign(element('img', 'mx-auto size-20'), { src: 'favicon/icon.svg', alt: '' })
  const retry = element(
    'button',
    'mx-auto min-h-11 rounded-button bg-primary px-6 font-bold text-on-primary',
    'Mēģināt vēlreiz / Try again',
  )
  retry.type = 'button'
  retry.addEventListener('click', () => page.reload())
  root.replaceChildren(
    element(
      'main',
      'mx-auto grid min-h-dvh max-w-md place-content-center gap-6 p-6 text-center',
      mark,
      ...TEXTS.map(message),
      retry,
    ),
  )
  window.addEventListener('online', () => page.reload(), { once: true })
  whenServerIsBack(() => reloadOnceFor(RELOAD))
}
