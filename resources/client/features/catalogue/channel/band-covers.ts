import type { Channel } from '@/contract/groups/channels'
import { summarise } from '@/core/shared/media/media-item'

/** Covers in the band above a guest's home. */
const MAX_COVERS = 3

/** Returns covers of a channel for its band: one of each nested channel, or else its own; none of people. */
export function bandCovers({ content }: Pick<Channel, 'content'>): string[] {
  const items = content?.items ?? []
  const sources = items.map((item) => (item.model_type === 'channel' ? (item.content?.items ?? []) : [item]))
  const covers = sources.flatMap((media) => {
    const works = media.map(summarise).filter(({ shape }) => shape === 'square')
    return works.find(({ image }) => image)?.image ?? []
  })
  return [...new Set(covers)].slice(0, MAX_COVERS)
}
