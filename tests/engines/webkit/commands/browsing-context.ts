import * as z from 'zod/mini'

import { BidiError } from '../protocol'
import { capture } from '../screenshot'
import { command } from './command'

const contextSchema = z.object({ context: z.string() })

/** Commands of the module `browsingContext`. */
export const browsingContextCommands = {
  'browsingContext.create': command(z.object({ userContext: z.optional(z.string()) }), async (params, browser) => {
    const { id } = await browser.userContext(params.userContext).open()
    return { context: id }
  }),
  'browsingContext.close': command(contextSchema, async ({ context: id }, browser) => {
    const context = browser.context(id)
    await context.userContext.closeWindow(context)
  }),
  'browsingContext.activate': command(contextSchema, async ({ context: id }, browser) => {
    const { target, userContext } = browser.context(id)
    await userContext.sendTo(target, 'GET', '/title')
  }),
  'browsingContext.navigate': command(
    z.extend(contextSchema, { url: z.string() }),
    async ({ context: id, url }, browser) => {
      const context = browser.context(id)
      const navigation = context.startNavigation(new URL(url).href)
      context.userContext.active = context
      await context.userContext.sendTo(context.target, 'POST', '/url', { url })
      return { navigation: navigation.id, url }
    },
  ),
  'browsingContext.reload': command(contextSchema, async ({ context: id }, browser) => {
    const context = browser.context(id)
    const url = context.document?.url ?? ''
    const navigation = context.startNavigation(url)
    await context.userContext.sendTo(context.target, 'POST', '/refresh')
    return { navigation: navigation.id, url }
  }),
  'browsingContext.traverseHistory': command(
    z.extend(contextSchema, { delta: z.number() }),
    async ({ context: id, delta }, browser) => {
      const { userContext, target } = browser.context(id)
      for (let step = 0; step < Math.abs(delta); step += 1)
        await userContext.sendTo(target, 'POST', delta < 0 ? '/back' : '/forward')
    },
  ),
  'browsingContext.setViewport': command(
    z.object({
      context: z.optional(z.string()),
      userContexts: z.optional(z.array(z.string())),
      viewport: z.nullish(z.object({ width: z.number(), height: z.number() })),
    }),
    async ({ context: id, userContexts = [], viewport }, browser) => {
      if (!viewport) return
      for (const userContext of userContexts) browser.userContext(userContext).viewport = viewport
      if (id === undefined) return
      const context = browser.context(id)
      await context.userContext.resizeWindow(context, viewport)
    },
  ),
  'browsingContext.handleUserPrompt': command(
    z.extend(contextSchema, { accept: z.optional(z.boolean()), userText: z.optional(z.string()) }),
    async ({ context: id, ...answer }, browser) => {
      const { userContext, top } = browser.context(id)
      await userContext.answerPrompt(top, answer)
    },
  ),
  'browsingContext.locateNodes': command(
    z.extend(contextSchema, {
      locator: z.object({ type: z.literal('context'), value: z.object({ context: z.string() }) }),
    }),
    async ({ context: id, locator }, browser) => {
      const node = await browser.context(id).frameElement(locator.value.context)
      if (!node) throw new BidiError('no such node', locator.value.context)
      return { nodes: [node] }
    },
  ),
  'browsingContext.captureScreenshot': command(
    z.extend(contextSchema, {
      origin: z.optional(z.enum(['viewport', 'document'])),
      clip: z.optional(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
    }),
    async ({ context: id, origin, clip }, browser) => ({ data: await capture(browser.context(id), origin, clip) }),
  ),
}
