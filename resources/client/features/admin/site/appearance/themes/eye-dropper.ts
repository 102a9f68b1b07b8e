import * as z from 'zod/mini'

/** The browser's eyedropper, which only Chromium has. */
declare global {
  interface Window {
    EyeDropper?: new () => { open: () => Promise<unknown> }
  }
}

const resultSchema = z.object({ sRGBHex: z.string().check(z.regex(/^#[\da-f]{6}$/i)) })

/**
 * Returns a function that lets the user pick a colour from the screen, as `#rrggbb`; it resolves to undefined when the
 * user cancels. Undefined in browsers without an eyedropper.
 */
export function eyeDropper(): (() => Promise<string | undefined>) | undefined {
  const { EyeDropper } = window
  if (!EyeDropper) return undefined
  return async () => {
    const result = await new EyeDropper().open().catch(() => undefined)
    return resultSchema.safeParse(result).data?.sRGBHex.toLowerCase()
  }
}
