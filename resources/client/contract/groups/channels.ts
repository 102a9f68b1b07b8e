import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { listQuery, type Page, paginated } from '../machinery/pagination'
import {
  nameText,
  optionalLongText,
  optionalName,
  optionalText as text,
  phpMap,
  wireBoolean,
} from '../machinery/wire-values'
import {
  albumWithTracksSchema,
  artistSchema,
  genreSchema,
  playlistSchema,
  profileSchema,
  trackSchema,
} from '../shapes/music'

/** How a channel shows its content. */
export const channelLayouts = ['grid', 'list', 'trackTable', 'carousel'] as const
/** One of {@link channelLayouts}. */
export type ChannelLayout = (typeof channelLayouts)[number]

const layoutOr = (fallback: ChannelLayout | undefined) =>
  z.catch(z.optional(z.nullable(z.enum(channelLayouts))), fallback)

/** Sort orders of a channel's content, as `column:direction` (backend contract, section 5.1). */
export const channelOrders = [
  'channelables.order:asc',
  'channelables.created_at:desc',
  'popularity:desc',
  'created_at:desc',
  'release_date:desc',
] as const
/** One of {@link channelOrders}. */
export type ChannelOrder = (typeof channelOrders)[number]

/** Channel settings made by an administrator (backend contract, section 5.1). */
const channelConfigSchema = z.looseObject({
  contentModel: text,
  contentType: text,
  /** Unknown layouts of later releases fall back to the grid. */
  layout: layoutOr('grid'),
  nestedLayout: layoutOr('grid'),
  /** The visitor's choice, which the server reads from the cookie of the channel's `contentModel`. */
  selectedLayout: layoutOr(undefined),
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
  name: z._default(z.nullable(nameText), ''),
  slug: text,
  description: optionalLongText,
  config,
  restriction: z.optional(z.nullable(z.looseObject({ id: z.number(), name: nameText, display_name: optionalName }))),
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

const leafTypes = ['track', 'album', 'artist', 'playlist', 'genre', 'user']

/**
 * A page of a channel's content. Drops items whose model type this client does not know, as a later release may send.
 */
function pageOf<Item extends z.ZodMiniType>(item: Item, types: readonly string[]) {
  const isKnown = (row: unknown) =>
    typeof row !== 'object' || row === null || !('model_type' in row) || types.includes(String(row.model_type))
  // Unknown items become null instead of being removed, so that contract issues keep the row's index.
  const blankUnknown = (page: z.input<ReturnType<typeof paginated<Item>>>) =>
    Array.isArray(page?.data) ? { ...page, data: page.data.map((row: unknown) => (isKnown(row) ? row : null)) } : page
  return z.pipe(
    z.transform(blankUnknown),
    z.pipe(
      paginated(z.nullable(item)),
      z.transform((page): Page<z.output<Item>> => ({
        ...page,
        items: page.items.filter((row) => row !== null) as z.output<Item>[],
      })),
    ),
  )
}

/** A channel inside a channel; its content contains no further channels. */
export const nestedChannelSchema = z.looseObject({
  ...channelShape,
  model_type: z.literal('channel'),
  content: z.optional(z.nullable(pageOf(leaf, leafTypes))),
})
/** A nested channel after parsing. */
export type NestedChannel = z.output<typeof nestedChannelSchema>

const itemSchema = z.discriminatedUnion('model_type', [leaf, nestedChannelSchema])
const contentPage = pageOf(itemSchema, [...leafTypes, 'channel'])
/** An item of a channel's content. */
export type ChannelItem = z.output<typeof itemSchema>

/** A channel with the first page of its content. */
export const channelSchema = z.looseObject({ ...channelShape, content: z.optional(z.nullable(contentPage)) })
/** A channel after parsing. */
export type Channel = z.output<typeof channelSchema>

const contentQuery = {
  ...listQuery,
  loader: z.literal('channelPage'),
  restriction: z.optional(z.string()),
  channelType: z.optional(z.string()),
}

/** Channels: the home page and every curated list. */
export const channels = {
  show: endpoint({
    method: 'GET',
    path: 'channel/:idOrSlug',
    query: z.object(contentQuery),
    response: z.looseObject({ channel: channelSchema, loader: z.optional(z.string()) }),
  }),
  /** Pages after the first; the response is only the pagination, without `status`. */
  content: endpoint({
    method: 'GET',
    path: 'channel/:idOrSlug',
    query: z.object({ ...contentQuery, returnContentOnly: wireBoolean }),
    response: z.looseObject({ pagination: contentPage }),
  }),
}
