import { expect, it } from 'vitest'

import { modulesIn, readManifest, reachable } from './built-chunks'

const ENTRY = 'resources/client/main.tsx'
const PAYMENTS = 'resources/client/core/shared/payments/'
/** Modules that load when a form for a payment method is shown. */
const PARTS = [`${PAYMENTS}stripe-part.ts`, `${PAYMENTS}load-paypal.ts`]

/** Modules that contain code or URLs of a payment gateway. */
const GATEWAY_MODULE =
  /\/core\/shared\/payments\/(stripe-part|load-paypal|payment-scripts|card-form|appearance)\.|\/node_modules\/(@stripe|@paypal|prop-types)\//

const manifest = readManifest()
const codeIn = (keys: string[]) =>
  keys.flatMap((key) => modulesIn(manifest, key).filter((module) => GATEWAY_MODULE.test(module)))

it('loads a gateway with its form: no screen contains code of a gateway', () => {
  const others = Object.fromEntries(Object.entries(manifest).filter(([key]) => !PARTS.includes(key)))
  const before = reachable(others, ENTRY).filter((key) => !PARTS.includes(key))
  expect(before.length).toBeGreaterThan(50)
  expect(codeIn(before)).toEqual([])
})

it('loads each gateway separately', () => {
  const [stripe = [], paypal = []] = PARTS.map((part) => codeIn([part]))
  expect(stripe.join('\n')).toContain('/@stripe/react-stripe-js/')
  expect(paypal.join('\n')).toContain('/load-paypal.ts')
  expect(paypal.join('\n')).not.toContain('@stripe')
})
