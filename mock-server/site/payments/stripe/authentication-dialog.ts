import { create, createShadowHost } from '../browser/dom'
import { STAND_INS } from '../script-urls'
import { DIALOG_SHEET } from './sheet'

/** Message of the authentication page to the page that frames it. */
export const AUTHENTICATED = 'mock-stripe:authenticated'

/** URL of the authentication page; the secret is in the fragment, which no server logs. */
export const authenticationUrl = (clientSecret: string): string =>
  new URL(`${STAND_INS}authenticate.html#${encodeURIComponent(clientSecret)}`, document.baseURI).href

type Options = {
  clientSecret: string
  /** Label of the dialog. */
  label: string
  /** Asks the gateway whether the authentication has ended. */
  hasEnded: () => Promise<boolean>
}

/**
 * Shows the authentication page in a modal frame until the gateway confirms its end. Only a message of that frame and
 * this origin makes it ask.
 */
export async function authenticateInDialog({ clientSecret, label, hasEnded }: Options): Promise<void> {
  const focused = document.activeElement
  const { host, shadow } = createShadowHost('stripe-authentication', DIALOG_SHEET)
  const frame = create('iframe', { src: authenticationUrl(clientSecret), title: label })
  const dialog = create(
    'div',
    { className: 'backdrop', role: 'dialog', ariaModal: 'true', ariaLabel: label },
    create('slot'),
  )
  shadow.append(dialog)
  host.append(frame)
  // Keeps the frame usable while one of the site's dialogs is open.
  host.setAttribute('data-react-aria-top-layer', 'true')
  document.body.append(host)
  frame.focus()
  await new Promise<void>((resolve) => {
    async function receive({ source, origin, data }: MessageEvent): Promise<void> {
      const isOurs = source !== null && source === frame.contentWindow && origin === window.location.origin
      if (!isOurs || data !== AUTHENTICATED || !(await hasEnded())) return
      window.removeEventListener('message', listen)
      resolve()
    }
    const listen = (event: MessageEvent) => void receive(event)
    window.addEventListener('message', listen)
  })
  host.remove()
  if (focused instanceof HTMLElement) focused.focus()
}
