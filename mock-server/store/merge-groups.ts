type Group = Record<string, unknown>

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges nested settings: groups are merged, other values replaced. */
export const mergeGroups = (group: Group, change: Group): Group => {
  const entries = Object.entries(change).map(([key, value]): [string, unknown] => {
    const known = group[key]
    return [key, isGroup(known) && isGroup(value) ? mergeGroups(known, value) : value]
  })
  return Object.fromEntries([...Object.entries(group), ...entries])
}
