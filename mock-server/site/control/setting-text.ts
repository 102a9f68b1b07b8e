import * as z from 'zod/mini'

import { isObject } from '@/lib/json/json-value'

/** A value for one setting; groups stay as they are. */
const settingChangeSchema = z.object({
  path: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  value: z.json(),
})
/** Output of {@link settingChangeSchema}. */
export type SettingChange = z.output<typeof settingChangeSchema>

const escapePart = (part: string): string => part.replace(/[%.:]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)

function jsonIn(text: string): z.core.util.JSONType {
  try {
    return JSON.parse(text) as z.core.util.JSONType
  } catch {
    return text
  }
}

/** Writes a text without quotes unless it would be read as another value. */
const valueText = (value: z.core.util.JSONType): string =>
  typeof value === 'string' && jsonIn(value) === value ? value : JSON.stringify(value)

const FORM = 'write group.name:value, such as player.hide_lyrics:true'

/** A change of a setting as text: `player.hide_lyrics:true`. The value is JSON, or else a plain text. */
export const settingText = z.codec(z.string(), settingChangeSchema, {
  decode(text, { issues }) {
    const [path = '', ...value] = text.split(':')
    try {
      if (path !== '' && value.length > 0)
        return { path: path.split('.').map(decodeURIComponent), value: jsonIn(value.join(':')) }
    } catch {
      // Falls through: malformed percent-encoding.
    }
    issues.push({ code: 'custom', input: text, message: FORM })
    return z.NEVER
  },
  encode: ({ path, value }) => `${path.map(escapePart).join('.')}:${valueText(value)}`,
})

/** Wraps a change in its groups: `{ player: { hide_lyrics: true } }`. */
export const nestSetting = ({ path, value }: SettingChange): Record<string, unknown> =>
  path.reduceRight<unknown>((inner, key) => Object.fromEntries([[key, inner]]), value) as Record<string, unknown>

const isGroup = (value: unknown): value is Record<string, unknown> => isObject(value) && Object.keys(value).length > 0

/** Lists the settings whose values differ from the seed's. */
export function changedSettings(seed: unknown, settings: unknown, path: string[] = []): SettingChange[] {
  if (seed === settings || settings === undefined) return []
  if (isGroup(settings) && (isGroup(seed) || path.length === 0)) {
    const before = isGroup(seed) ? seed : {}
    return Object.entries(settings).flatMap(([key, value]) => changedSettings(before[key], value, [...path, key]))
  }
  return JSON.stringify(seed) === JSON.stringify(settings) ? [] : [{ path, value: settings as SettingChange['value'] }]
}
