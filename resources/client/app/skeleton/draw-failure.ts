import { element } from '@/lib/browser/element'

/**
 * Replaces the skeleton with a message when the app's code fails to load. Bilingual, because no translation has loaded.
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
