import { CreditCard } from 'lucide-react'

import { client, infoFlag, paragraph, risky, secret, server, type SettingGroup, text, flag, when } from './setting'

const stripe = when('client.billing.stripe.enable')
const paypal = when('client.billing.paypal.enable')

export const billing: SettingGroup = {
  id: 'billing',
  title: 'Billing',
  summary: 'Whether plans are sold, and through whom people pay.',
  icon: CreditCard,
  settings: risky([
    client('billing.integrated', 'The server offers billing', infoFlag),
    client('billing.enable', 'Sell plans', flag),
    client('billing.prices_include_vat', 'Prices include VAT', flag),
    client('billing.accepted_cards', 'Accepted cards', text),
    client('billing.invoice.address', 'Address on invoices', paragraph),
    client('billing.invoice.notes', 'Notes on invoices', paragraph),
    client('billing.stripe.enable', { name: 'Stripe' }, flag),
    client('billing.stripe_test_mode', 'Stripe in test mode', flag, stripe),
    client('billing.stripe_public_key', 'Stripe public key', text, stripe),
    server('stripe_key', 'Stripe key of the server', text, stripe),
    server('stripe_secret', 'Stripe secret', secret, stripe),
    server('stripe_webhook_secret', 'Stripe webhook secret', secret, stripe),
    client('billing.paypal.enable', { name: 'PayPal' }, flag),
    client('billing.paypal_test_mode', 'PayPal in test mode', flag, paypal),
    client('billing.paypal.public_key', 'PayPal public key', text, paypal),
    server('paypal_client_id', 'PayPal client ID', text, paypal),
    server('paypal_secret', 'PayPal secret', secret, paypal),
    server('paypal_webhook_id', 'PayPal webhook ID', text, paypal),
  ]),
}
