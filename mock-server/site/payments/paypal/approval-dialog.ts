import { create, createShadowHost } from '../browser/dom'
import { PAYPAL_SHEET } from './sheet'

/** How the customer leaves PayPal's window. */
export type Decision = 'approve' | 'cancel' | 'error'

/** Shows the subscription in a dialog that plays PayPal's window; resolves with the decision. Escape cancels. */
export function askForApproval(subscriptionId: string): Promise<Decision> {
  const focused = document.activeElement
  const { host, shadow } = createShadowHost('paypal-window', PAYPAL_SHEET)
  host.setAttribute('data-react-aria-top-layer', 'true')
  return new Promise((resolve) => {
    const decide = (decision: Decision): void => {
      host.remove()
      if (focused instanceof HTMLElement) focused.focus()
      resolve(decision)
    }
    const button = (label: string, decision: Decision): HTMLButtonElement => {
      const element = create('button', { type: 'button' }, label)
      element.addEventListener('click', () => decide(decision))
      return element
    }
    const approve = button('Approve', 'approve')
    const content = create(
      'div',
      { className: 'window', role: 'dialog', ariaModal: 'true', ariaLabel: 'PayPal, played by the mock' },
      create('h2', {}, 'PayPal, played by the mock'),
      create('p', {}, `Subscription ${subscriptionId}`),
      approve,
      button('Cancel', 'cancel'),
      button('Error', 'error'),
    )
    shadow.append(create('div', { className: 'backdrop' }, content))
    shadow.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') decide('cancel')
    })
    document.body.append(host)
    approve.focus()
  })
}
