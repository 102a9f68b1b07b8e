import type { MockTag, Tag } from '../store/music-rows'

const SEEDED = '2025-01-01T00:00:00.000000Z'

/** Every tag of the music, once. */
export function tagsOf(rows: readonly { tags: readonly Tag[] }[]): MockTag[] {
  const tags = new Map(rows.flatMap((row) => row.tags.map((tag) => [tag.id, tag] as const)))
  return [...tags.values()].map(({ id, name, display_name }) => ({
    id,
    name,
    display_name,
    type: 'default',
    created_at: SEEDED,
  }))
}
