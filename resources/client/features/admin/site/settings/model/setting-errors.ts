import type { SettingGroup, SettingId } from '../groups/setting'

/** The server's messages by setting, and those of none by their key. */
export type SettingErrors = {
  byId: Readonly<Partial<Record<SettingId, string>>>
  unplaced: Readonly<Record<string, string>>
}

/** Ids that a key of the server's errors may mean: with or without the part, or of a value inside of the setting. */
function idsFor(key: string): string[] {
  const parts = key.split('.')
  return parts.flatMap((_, index) => {
    const name = parts.slice(0, parts.length - index).join('.')
    return [name, `client.${name}`, `server.${name}`]
  })
}

/** Assigns the server's field errors to settings. */
export function placeErrors(errors: Readonly<Record<string, string>>, groups: readonly SettingGroup[]): SettingErrors {
  const known = new Map<string, SettingId>(groups.flatMap(({ settings }) => settings.map(({ id }) => [id, id])))
  const byId: Partial<Record<SettingId, string>> = {}
  const unplaced: Record<string, string> = {}
  for (const [key, message] of Object.entries(errors)) {
    const id = idsFor(key)
      .map((candidate) => known.get(candidate))
      .find(Boolean)
    if (id) byId[id] ??= message
    else unplaced[key] = message
  }
  return { byId, unplaced }
}
