import * as z from 'zod/mini'

import { isSame } from '@/lib/json/is-same'

import type { Setting, SettingId } from '../groups/setting'
import { type SavedSettings, savedValue, type SettingValues, valueIn } from './setting-values'

/** Version of the file's format. */
const VERSION = 1

const fileSchema = z.object({
  format: z.literal('dziesma-settings'),
  version: z.literal(VERSION),
  settings: z.record(z.string(), z.unknown()),
})

/** Whether a setting is in the file: secrets are not, nor what only the server decides. */
const isPortable = ({ field }: Setting): boolean => field.kind !== 'secret' && field.kind !== 'info'

/** Writes all settings without secrets as JSON. */
export function writeSettingsFile(saved: SavedSettings, settings: readonly Setting[]): string {
  const values = settings
    .filter(isPortable)
    .map((setting): [string, unknown] => [setting.id, savedValue(saved, setting)])
  const file: z.input<typeof fileSchema> = {
    format: 'dziesma-settings',
    version: VERSION,
    settings: Object.fromEntries(values),
  }
  return JSON.stringify(file, null, 2)
}

/** Reads a file's settings that differ from the current ones; undefined for any other file. */
export function readSettingsFile(
  json: string,
  settings: readonly Setting[],
  valueOf: (id: SettingId) => unknown,
): SettingValues | undefined {
  const file = parseFile(json)
  if (!file) return undefined
  const values = new Map(Object.entries(file.settings))
  return Object.fromEntries(
    settings.filter(isPortable).flatMap(({ id, field }) => {
      if (!values.has(id)) return []
      const value = valueIn(field, values.get(id))
      return isSame(value, valueOf(id)) ? [] : [[id, value]]
    }),
  )
}

function parseFile(json: string) {
  try {
    return fileSchema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
