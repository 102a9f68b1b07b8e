import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import {
  albumWithTracksSchema,
  artistSchema,
  genreSchema,
  playlistSchema,
  profileSchema,
  trackSchema,
} from './music'
import { listQuery, paginated } from './pagination'
import { optionalText as text, phpMap, wireBoolean } from './wire'

/** How a channel shows its content. */
export const channelLayouts = ['grid', 'list', 'trackTable', 'carousel'] as const
/** One of {@link channelLayouts}. */
export type ChannelLayout = (typeof channelLayouts)[number]

const layout = z.catch(z.optional(z.nullable(z.enum(channelLayouts))), undefined)

/** What an administrator decided about a channel (backend contract, section 5.1). */
const channelConfigSchema = z.looseObject({
  contentModel: text,
  contentType: text,
  layout,
  nestedLayout: layout,
  selectedLayout: layout,
  contentOrder: text,
  paginationType: text,
  restriction: text,
  restrictionModelId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  hideTitle: z.optional(z.nullable(z.boolean())),
  seoTitle: text,
  seoDescription: text,
})

/** PHP sends an empty config as `[]`. */
const config = z._default(
  z.nullable(z.pipe(z.union([channelConfigSchema, phpMap(z.never())]), channelConfigSchema)),
  {},
)

const channelShape = {
  id: z.number(),
  name: z._default(z.nullable(z.string()), ''),
  slug: text,
  description: text,
  config,
  restriction: z.optional(z.nullable(z.looseObject({ id: z.number(), name: z.string(), display_name: text }))),
  model_type: z._default(z.literal('channel'), 'channel'),
}

const leaf = z.discriminatedUnion('model_type', [
  z.looseObject({ ...trackSchema.shape, model_type: z.literal('track') }),
  z.looseObject({ ...albumWithTracksSchema.shape, model_type: z.literal('album') }),
  z.looseObject({ ...artistSchema.shape, model_type: z.literal('artist') }),
  z.looseObject({ ...playlistSchema.shape, model_type: z.literal('playlist') }),
  z.looseObject({ ...genreSchema.shape, model_type: z.literal('genre') }),
  profileSchema,
])

/** A channel inside a channel: its own content is one level deep. */
export const nestedChannelSchema = z.looseObject({
  ...channelShape,
  model_type: z.literal('channel'),
  content: z.optional(z.nullable(paginated(leaf))),
})
/** A channel inside a channel. */
export type NestedChannel = z.output<typeof nestedChannelSchema>

const itemSchema = z.discriminatedUnion('model_type', [leaf, nestedChannelSchema])
/** Anything a channel may show. */
export type ChannelItem = z.output<typeof itemSchema>

/** A channel with the first page of its content. */
export const channelSchema = z.looseObject({ ...channelShape, content: z.optional(z.nullable(paginated(itemSchema))) })
/** A channel. */
export type Channel = z.output<typeof channelSchema>

const contentQuery = {
  ...listQuery,
  restriction: z.optional(z.string()),
  channelType: z.optional(z.string()),
}

/** Channels: the home page and every curated list. */
export const channels = {
  show: endpoint({
    method: 'GET',
    path: 'channel/:idOrSlug',
    query: z.object({ ...contentQuery, loader: z.optional(z.enum(['channelPage', 'editChannelPage'])) }),
    response: z.looseObject({ channel: channelSchema, loader: z.optional(z.string()) }),
  }),
  /** Pages after the first: the reply is the bare pagination, without `status`. */
  content: endpoint({
    method: 'GET',
    path: 'channel/:idOrSlug',
    query: z.object({ ...contentQuery, returnContentOnly: wireBoolean }),
    response: z.looseObject({ pagination: paginated(itemSchema) }),
  }),
}
