import * as z from 'zod/mini'

import { BidiError } from '../protocol'
import { findElement } from '../scripts'
import { command } from './command'

const actionSchema = z.looseObject({ x: z.optional(z.number()), y: z.optional(z.number()) })
const sourceSchema = z.looseObject({ type: z.string(), actions: z.array(actionSchema) })

/** Classic positions are whole pixels. */
function toClassic(source: z.output<typeof sourceSchema>): object {
  const actions = source.actions.map(({ x, y, ...action }) => ({
    ...action,
    ...(x !== undefined && { x: Math.round(x) }),
    ...(y !== undefined && { y: Math.round(y) }),
  }))
  return { ...source, actions }
}

/** Commands of the module `input`. */
export const inputCommands = {
  'input.performActions': command(
    z.object({ context: z.string(), actions: z.array(sourceSchema) }),
    async ({ context: id, actions }, browser) => {
      const { userContext, target, top } = browser.context(id)
      userContext.active = top
      await userContext.sendTo(target, 'POST', '/actions', { actions: actions.map(toClassic) })
    },
  ),
  'input.releaseActions': command(z.object({ context: z.string() }), async ({ context: id }, browser) => {
    const { userContext, target } = browser.context(id)
    await userContext.sendTo(target, 'DELETE', '/actions')
  }),
  'input.setFiles': command(
    z.object({
      context: z.string(),
      element: z.object({ sharedId: z.string() }),
      files: z.array(z.string()),
    }),
    async ({ element, files }, browser) => {
      const { context } = browser.realmContext(element.sharedId)
      const { userContext, target } = context
      const found = z
        .nullable(z.record(z.string(), z.string()))
        .parse(await userContext.run(target, findElement(element.sharedId), false))
      const [reference] = Object.values(found ?? {})
      if (reference === undefined) throw new BidiError('no such node', element.sharedId)
      await userContext.sendTo(target, 'POST', `/element/${reference}/clear`).catch(() => {})
      if (files.length > 0)
        await userContext.sendTo(target, 'POST', `/element/${reference}/value`, { text: files.join('\n') })
    },
  ),
}
