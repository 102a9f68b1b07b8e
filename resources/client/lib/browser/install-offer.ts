/** Chromium's event with its offer to install the site; DOM types lack it. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

/** The browser's offer to install the site, until it is used. An object, because functions would enlarge the entry. */
export const installOffer: { event?: InstallOffer } = {}

/**
 * Keeps the browser's offer to install the site instead of showing its banner. Browsers make it soon after the page has
 * loaded, and only once.
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.event = event as InstallOffer
  })
}
