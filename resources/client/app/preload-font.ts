import latinExt from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'

/** Fetches the site's own font before there is a text that needs it; a theme with a font of its own does not. */
export function preloadFont(): void {
  if (document.documentElement.style.getPropertyValue('--be-font-family')) return
  for (const href of [latin, latinExt]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }))
  }
}
