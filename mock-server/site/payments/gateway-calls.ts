import * as z from 'zod/mini'

import { HttpStatus } from '@/contract/machinery/http-status'

import { withFaults } from '../../backend/pipeline/with-faults'
import { MockFailure } from '../../kit/mock-failure'
import { readJson } from '../../kit/read-json'
import { presentIntent } from '../../rules/payments/present-intent'
import { requestError, StripeFailure } from '../../rules/payments/stripe-failure'
import type { Refusal } from '../../state/parts/gateway'
import type { Session } from '../../state/parts/session'
import type { World } from '../../state/world'

const PREFIX = 'mock/gateway/'

type Caller = { world: World; customer: number }

/** A call of a stand-in: parses the body and returns the response's. */
type Call = (caller: Caller, body: unknown) => object

const call =
  <Schema extends z.ZodMiniType>(schema: Schema, handle: (caller: Caller, body: z.output<Schema>) => object): Call =>
  (caller, body) => {
    const { data, success } = schema.safeParse(body)
    if (!success) throw new StripeFailure(requestError('parameter_invalid', 'The call of the stand-in is malformed.'))
    return handle(caller, data)
  }

const secret = { client_secret: z.string() }
const methodSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('card'),
    card: z.object({ number: z.string(), exp_month: z.number(), exp_year: z.number(), cvc: z.string() }),
  }),
  z.object({ type: z.literal('bank') }),
])

/** Returns the caller's own intent. Throws `resource_missing` for another customer's, as for an unknown secret. */
function ownIntent({ world, customer }: Caller, clientSecret: string) {
  const intent = world.gateway.intentBySecret(clientSecret)
  if (intent.customer !== customer)
    throw new StripeFailure(requestError('resource_missing', `No such ${intent.object}.`))
  return intent
}

function requireStripeKey({ world }: Caller, key: string): void {
  if (key !== world.db.settings.billing?.stripe_public_key)
    throw new StripeFailure(requestError('api_key_invalid', 'Invalid API Key provided.'))
}

function ownPaypal({ world, customer }: Caller, id: string) {
  const subscription = world.gateway.paypalSubscription(id)
  if (subscription?.customer === customer) return subscription
  throw new StripeFailure(requestError('RESOURCE_NOT_FOUND', 'The specified resource does not exist.'))
}

const calls: Readonly<Record<string, Call>> = {
  'stripe/session': call(z.object({ key: z.string() }), (caller, { key }) => {
    requireStripeKey(caller, key)
    return { methods: caller.world.gateway.redirects ? ['card', 'bank'] : ['card'] }
  }),
  'stripe/retrieve': call(z.object(secret), (caller, { client_secret }) => {
    const intent = ownIntent(caller, client_secret)
    return { intent: presentIntent(intent), ...caller.world.gateway.pendingAction(intent.id) }
  }),
  'stripe/confirm': call(
    z.object({ ...secret, key: z.string(), method: methodSchema, return_url: z.optional(z.string()) }),
    (caller, { client_secret, key, method, return_url: returnUrl }) => {
      requireStripeKey(caller, key)
      ownIntent(caller, client_secret)
      return { intent: presentIntent(caller.world.gateway.confirm(client_secret, { method, returnUrl })) }
    },
  ),
  'stripe/authenticate': call(
    z.object({ ...secret, outcome: z.enum(['complete', 'fail', 'process']) }),
    (caller, { client_secret, outcome }) => {
      const { id } = ownIntent(caller, client_secret)
      const { returnUrl } = caller.world.gateway.pendingAction(id)
      return { intent: presentIntent(caller.world.gateway.authenticate(id, outcome)), returnUrl }
    },
  ),
  'paypal/create': call(
    z.object({ client_id: z.string(), plan_id: z.string(), custom_id: z.optional(z.string()) }),
    ({ world, customer }, { client_id, plan_id: planId, custom_id: customId }) => {
      const isOurs = client_id === world.db.settings.billing?.paypal?.public_key
      const created = isOurs ? world.gateway.createPaypal({ customer, planId, customId }) : undefined
      if (created) return created
      throw new StripeFailure(requestError('RESOURCE_NOT_FOUND', 'The specified resource does not exist.'))
    },
  ),
  'paypal/approve': call(z.object({ id: z.string() }), (caller, { id }) => {
    ownPaypal(caller, id)
    return caller.world.gateway.approvePaypal(id) ?? {}
  }),
}

/** HTTP status of Stripe's API for an error. */
function statusOf({ type, code }: Refusal): number {
  if (type === 'card_error') return HttpStatus.PaymentRequired
  return code === 'resource_missing' ? HttpStatus.NotFound : HttpStatus.BadRequest
}

function failure(thrown: unknown, { gateway }: World): Response {
  if (thrown instanceof MockFailure) return Response.json(thrown.body, { status: thrown.status })
  if (!(thrown instanceof StripeFailure)) throw thrown
  const { error, intentId = '' } = thrown
  const intent = gateway.intent(intentId)
  const about = intent && { [intent.object]: presentIntent(intent) }
  return Response.json({ error: { ...error, ...about } }, { status: statusOf(error) })
}

const refuse = (status: number, message: string): Response => Response.json({ message }, { status })

/** The refusal of a call that no stand-in sends: forms and other sites can't send JSON from this origin. */
function refusal(request: Request): Response | undefined {
  const { method, headers, url } = request
  if (method !== 'POST') return refuse(HttpStatus.MethodNotAllowed, 'Supported methods: POST.')
  const origin = headers.get('origin')
  const isJson = headers.get('content-type')?.startsWith('application/json')
  return isJson && (origin === null || origin === new URL(url).origin)
    ? undefined
    : refuse(HttpStatus.Forbidden, 'Only the stand-ins of the payment gateways call this.')
}

type GatewayRequest = { world: World; session: () => Session; request: Request; path: string }

/**
 * Responds to `mock/gateway/…`, the stand-ins' way to Stripe and PayPal; undefined for other paths. Faults apply by
 * name, such as `stripe.confirm`.
 */
export async function gatewayCall({ world, session, request, path }: GatewayRequest): Promise<Response | undefined> {
  if (!path.startsWith(PREFIX)) return undefined
  const name = path.slice(PREFIX.length)
  const handle = Object.hasOwn(calls, name) ? calls[name] : undefined
  if (!handle) return refuse(HttpStatus.NotFound, 'Not Found')
  const refused = refusal(request)
  if (refused) return refused
  const body = await readJson(request)
  const { userId: customer } = session()
  if (customer === null) return refuse(HttpStatus.Unauthorized, 'Only signed-in users pay.')
  const faults = world.faults.trigger(name.replace('/', '.'))
  try {
    return await withFaults({ faults, latency: 0, request }, () =>
      Promise.resolve().then(() => Response.json(handle({ world, customer }, body))),
    )
  } catch (thrown) {
    return failure(thrown, world)
  }
}
