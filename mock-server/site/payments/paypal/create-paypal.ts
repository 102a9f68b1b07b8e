import type {
  CreateSubscriptionActions,
  OnApproveActions,
  PayPalButtonsComponent,
  PayPalButtonsComponentOptions,
} from '@paypal/paypal-js'

import type { CallGateway } from '../browser/call-gateway'
import { create, createShadowHost } from '../browser/dom'
import { askForApproval, type Decision } from './approval-dialog'
import { PAYPAL_SHEET } from './sheet'

/** The options of PayPal's buttons that the stand-in implements. */
export type ButtonOptions = Pick<
  PayPalButtonsComponentOptions,
  'createSubscription' | 'onApprove' | 'onCancel' | 'onError' | 'style'
>

/** The part of PayPal's SDK that the stand-in implements. */
export type PaypalStandIn = {
  Buttons: (options: ButtonOptions) => Pick<PayPalButtonsComponent, 'render' | 'close' | 'isEligible'>
  version: string
}

type Browser = { callGateway: CallGateway; ask?: (subscriptionId: string) => Promise<Decision> }

/** Query for the script's URL, which configures the SDK. */
function requireQuery(url: URL): string {
  const { searchParams: query } = url
  const clientId = query.get('client-id')
  if (!clientId) throw new Error('SDK Validation error: client-id is missing')
  if (query.get('vault') !== 'true' || query.get('intent') !== 'subscription')
    throw new Error('SDK Validation error: a subscription needs vault=true and intent=subscription')
  return clientId
}

const refuse = (): never => {
  throw new Error('The stand-in does not implement this action.')
}

/** Creates the stand-in of PayPal's SDK for the URL of its script. Throws for a query that PayPal refuses. */
export function createPaypal(scriptUrl: URL, { callGateway, ask = askForApproval }: Browser): PaypalStandIn {
  const clientId = requireQuery(scriptUrl)

  async function call(name: string, body: object): Promise<Record<string, unknown>> {
    const { data, error } = await callGateway(name, body)
    if (error) throw new Error(error.message ?? error.type)
    return data
  }

  const creation: CreateSubscriptionActions = {
    subscription: {
      async create({ plan_id, custom_id }) {
        const { id } = await call('paypal/create', { client_id: clientId, plan_id, custom_id })
        return String(id)
      },
      revise: refuse,
    },
  }

  async function pay({ createSubscription, onApprove, onCancel }: ButtonOptions): Promise<void> {
    if (!createSubscription) throw new Error('createSubscription is missing')
    const subscriptionID = await createSubscription({ paymentSource: 'paypal' }, creation)
    const decision = await ask(subscriptionID)
    if (decision === 'error') throw new Error('PayPal failed, as requested.')
    const orderID = `EC-${subscriptionID}`
    if (decision === 'cancel') return onCancel?.({ orderID }, { redirect: refuse })
    await call('paypal/approve', { id: subscriptionID })
    const actions: OnApproveActions = { redirect: refuse, restart: refuse }
    await onApprove?.({ orderID, subscriptionID }, actions)
  }

  return {
    version: '5',
    Buttons(options) {
      const { host, shadow } = createShadowHost('paypal-button', PAYPAL_SHEET)
      const label = options.style?.label === 'subscribe' ? 'Subscribe with PayPal' : 'PayPal'
      const button = create('button', { type: 'button', className: 'pay' }, label)
      shadow.append(button)
      button.addEventListener('click', () => {
        button.disabled = true
        pay(options)
          .catch((error: unknown) => options.onError?.(error as Record<string, unknown>))
          .finally(() => {
            button.disabled = false
          })
      })
      return {
        isEligible: () => true,
        close() {
          host.remove()
          return Promise.resolve()
        },
        render(container) {
          const target = typeof container === 'string' ? document.querySelector(container) : container
          if (!target) return Promise.reject(new Error('Document is ready and element does not exist'))
          target.append(host)
          return Promise.resolve()
        },
      }
    },
  }
}
