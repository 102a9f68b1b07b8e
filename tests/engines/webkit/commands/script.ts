import * as z from 'zod/mini'

import type { LocalValue } from '../agent/local-values'
import type { WebKitBrowser } from '../browser'
import type { BrowsingContext } from '../model'
import { releaseHandles } from '../scripts'
import { command } from './command'

const targetSchema = z.union([
  z.object({ realm: z.string() }),
  z.object({ context: z.string(), sandbox: z.optional(z.string()) }),
])

const localSchema = z.custom<LocalValue>((value) => typeof value === 'object' && value !== null)

const callSchema = z.object({
  target: targetSchema,
  awaitPromise: z._default(z.boolean(), false),
  resultOwnership: z.optional(z.enum(['root', 'none'])),
  serializationOptions: z.optional(z.object({ maxObjectDepth: z.optional(z.nullable(z.number())) })),
})

type Target = z.output<typeof targetSchema>

function find(browser: WebKitBrowser, target: Target): { context: BrowsingContext; sandbox: string | undefined } {
  if ('realm' in target) return browser.realmContext(target.realm)
  return { context: browser.context(target.context), sandbox: target.sandbox }
}

async function run(
  { target, awaitPromise, resultOwnership, serializationOptions }: z.output<typeof callSchema>,
  browser: WebKitBrowser,
  { declaration, args, self }: { declaration: string; args: LocalValue[]; self?: LocalValue | undefined },
): Promise<object> {
  const { context, sandbox } = find(browser, target)
  context.calls.noteSandbox(sandbox)
  const realm = context.realm(sandbox)
  const outcome = await context.call(
    {
      args,
      self: self ?? { type: 'undefined' },
      awaitsPromise: awaitPromise,
      serialization: {
        maxObjectDepth: serializationOptions?.maxObjectDepth ?? null,
        keepsHandles: resultOwnership === 'root',
      },
    },
    declaration,
  )
  return { ...outcome, realm }
}

/** Commands of the module `script`. A sandbox has handles of its own, but shares the page's global object. */
export const scriptCommands = {
  'script.callFunction': command(
    z.extend(callSchema, {
      functionDeclaration: z.string(),
      arguments: z._default(z.array(localSchema), []),
      this: z.optional(localSchema),
    }),
    (params, browser) =>
      run(params, browser, { declaration: params.functionDeclaration, args: params.arguments, self: params.this }),
  ),
  'script.evaluate': command(z.extend(callSchema, { expression: z.string() }), (params, browser) =>
    run(params, browser, { declaration: `() => (${params.expression.trim().replace(/;$/, '')}\n)`, args: [] }),
  ),
  'script.disown': command(
    z.object({ target: targetSchema, handles: z.array(z.string()) }),
    async ({ target, handles }, browser) => {
      const { context } = find(browser, target)
      await context.userContext.run(context.target, releaseHandles(handles), false).catch(() => {})
    },
  ),
  'script.addPreloadScript': command(
    z.object({
      functionDeclaration: z.string(),
      arguments: z._default(z.array(localSchema), []),
      userContexts: z.optional(z.array(z.string())),
      contexts: z.optional(z.array(z.string())),
    }),
    ({ functionDeclaration, arguments: args, userContexts, contexts }, browser) => ({
      script: browser.preloads.add({ declaration: functionDeclaration, args, userContexts, contexts }),
    }),
  ),
  'script.removePreloadScript': command(z.object({ script: z.string() }), ({ script }, browser) =>
    browser.preloads.remove(script),
  ),
}
