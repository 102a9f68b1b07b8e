import * as z from 'zod/mini'

import type { WebKitBrowser } from '../browser'
import type { EngineSettings } from '../engine'
import { BidiError } from '../protocol'
import { command } from './command'

const scopeSchema = z.object({
  userContexts: z.optional(z.array(z.string())),
  contexts: z.optional(z.array(z.string())),
})

/** Changes what applies from the start of a browser. Throws when it runs with something else. */
function change(browser: WebKitBrowser, ids: string[] = [], settings: Partial<EngineSettings>): void {
  for (const id of ids) {
    const context = browser.userContext(id)
    const changed = { ...context.settings, ...settings }
    if (context.hasStarted && JSON.stringify(changed) !== JSON.stringify(context.settings))
      throw new BidiError(
        'unsupported operation',
        `${Object.keys(settings).join()} cannot change while the browser runs`,
      )
    context.settings = changed
  }
}

/** Commands of the module `emulation`. */
export const emulationCommands = {
  'emulation.setTimezoneOverride': command(
    z.extend(scopeSchema, { timezone: z.nullable(z.string()) }),
    ({ userContexts, timezone }, browser) => change(browser, userContexts, { timezone: timezone ?? 'UTC' }),
  ),
  'emulation.setLocaleOverride': command(
    z.extend(scopeSchema, { locale: z.nullable(z.string()) }),
    ({ userContexts, locale }, browser) => change(browser, userContexts, { locale: locale ?? 'en-US' }),
  ),
  'emulation.setMediaFeaturesOverride': command(
    z.extend(scopeSchema, { features: z.looseObject({ 'prefers-color-scheme': z.nullish(z.string()) }) }),
    ({ userContexts, contexts = [], features }, browser) => {
      const isDark = features['prefers-color-scheme'] === 'dark'
      const owners = contexts.map((id) => browser.context(id).userContext.id)
      change(browser, [...(userContexts ?? []), ...owners], { isDark })
    },
  ),
  'emulation.setNetworkConditions': command(
    z.extend(scopeSchema, { networkConditions: z.nullable(z.object({ type: z.literal('offline') })) }),
    async ({ userContexts = [], networkConditions }, browser) => {
      for (const id of userContexts) await browser.userContext(id).setOffline(networkConditions !== null)
    },
  ),
  // The display has one orientation and size.
  'emulation.setScreenOrientationOverride': command(z.looseObject({}), () => {}),
  'emulation.setScreenSettingsOverride': command(z.looseObject({}), () => {}),
}
