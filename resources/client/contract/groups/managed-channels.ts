import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import {
  listOf,
  nameText,
  optionalLongText,
  optionalName,
  optionalText as text,
  phpMap,
  rowFlag,
  wireBoolean,
  wireNumber,
} from '../machinery/wire-values'

/** Types of records that a channel contains (backend contract, section 5.1). */
export const contentModels = ['track', 'album', 'artist', 'playlist', 'genre', 'user', 'channel'] as const
/** One of {@link contentModels}. */
export type ContentModel = (typeof contentModels)[number]

const idOrText = z.optional(z.nullable(z.union([z.string(), z.number()])))

/** Values that choose what a channel contains and how it looks; later releases can have others. */
const choices = {
  contentType: text,
  contentModel: text,
  layout: text,
  nestedLayout: text,
  contentOrder: text,
  paginationType: text,
  restriction: text,
  /** An id, or `urlParam`. */
  restrictionModelId: idOrText,
  autoUpdateMethod: text,
  autoUpdateProvider: text,
  autoUpdateValue: idOrText,
  seoTitle: text,
  seoDescription: text,
}

const configSchema = z.looseObject({ ...choices, hideTitle: rowFlag, lockSlug: rowFlag, preventDeletion: rowFlag })
/** Settings of a channel as administrators edit them (backend contract, section 5.1). */
export type ManagedConfig = z.output<typeof configSchema>

const managedChannelSchema = z.looseObject({
  id: z.number(),
  name: z._default(z.nullable(nameText), ''),
  slug: text,
  type: text,
  public: z.optional(z.nullable(z.union([z.boolean(), z.number()]))),
  description: optionalLongText,
  /** PHP sends an empty config as `[]`. */
  config: z.pipe(
    z.optional(z.nullable(z.union([configSchema, phpMap(z.never())]))),
    z.transform((config): ManagedConfig => configSchema.parse(config ?? {})),
  ),
  created_at: text,
  updated_at: text,
})
/** A channel as administrators edit it, after parsing. */
export type ManagedChannel = z.output<typeof managedChannelSchema>

const contentRowSchema = z.looseObject({
  id: z.number(),
  name: z._default(z.nullable(nameText), ''),
  description: optionalLongText,
  image: text,
  model_type: text,
})
/** A row of a channel's content as its editor shows it, after parsing. */
export type ContentRow = z.output<typeof contentRowSchema>

/** A channel with the first page of its content. */
const filledChannelSchema = z.looseObject({
  ...managedChannelSchema.shape,
  content: z.optional(z.nullable(paginated(contentRowSchema))),
})

const presetSchema = z.looseObject({ preset: z.string(), name: optionalName, description: optionalLongText })
/** A set of channels that the server can install. */
export type ChannelPreset = z.output<typeof presetSchema>

/** Sets that `applyPreset` installs, as a list or by name; undefined in releases that only reset. */
const presetsSchema = z.pipe(
  z.optional(z.nullable(z.union([z.array(presetSchema), z.record(z.string(), presetSchema)]))),
  z.transform((presets): ChannelPreset[] | undefined => (presets ? Object.values(presets) : undefined)),
)

const flag = z.optional(z.nullable(z.boolean()))
const configBody = z.looseObject({ ...choices, hideTitle: flag, lockSlug: flag, preventDeletion: flag })

const MIN_NAME_LENGTH = 3
/** Longest name of a channel, in characters. */
export const MAX_CHANNEL_NAME_LENGTH = 100

const channelBody = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(MIN_NAME_LENGTH, 'The name must be at least 3 characters.'),
      z.maxLength(MAX_CHANNEL_NAME_LENGTH, 'The name may not be greater than 100 characters.'),
    ),
  slug: z.string().check(
    z.trim(),
    z.minLength(1, 'The slug field is required.'),
    z.refine((slug) => !/^\d+$/.test(slug), 'The slug must contain a letter.'),
  ),
  public: flag,
  type: z.optional(z.enum(['channel'])),
  description: z.optional(z.nullable(z.string())),
  config: configBody,
})

const channelResponse = orEmpty(z.looseObject({ channel: z.optional(managedChannelSchema) }))
const contentQuery = { ...listQuery, loader: z.literal('editChannelPage') }
const contentItem = z.object({ itemId: z.number(), itemType: z.enum(contentModels) })

/** Channels as administrators edit them (backend contract, section 5.1). */
export const managedChannels = {
  list: endpoint({
    method: 'GET',
    path: 'channel',
    query: z.object(listQuery),
    response: z.looseObject({
      pagination: paginated(managedChannelSchema),
      presets: presetsSchema,
    }),
    assumed: 'the permission and the shape of `presets`',
  }),
  /** A channel with the first page of its content, normalized. */
  show: endpoint({
    method: 'GET',
    path: 'channel/:idOrSlug',
    query: z.object(contentQuery),
    response: z.looseObject({
      channel: filledChannelSchema,
      loader: text,
    }),
    assumed: 'the shape of the normalized content',
  }),
  /** A page of the channel's content, normalized. */
  content: endpoint({
    method: 'GET',
    path: 'channel/:idOrSlug',
    query: z.object({ ...contentQuery, returnContentOnly: wireBoolean }),
    response: z.looseObject({ pagination: paginated(contentRowSchema) }),
    assumed: 'the shape of the normalized content',
  }),
  create: endpoint({
    method: 'POST',
    path: 'channel',
    body: channelBody,
    response: channelResponse,
    assumed: 'the response, the rules beside the length of the name, and the shape of `content`, which is not sent',
  }),
  update: endpoint({
    method: 'PUT',
    path: 'channel/:id',
    body: channelBody,
    response: channelResponse,
    assumed: 'the response, the rules beside the length of the name, and that the content stays without `content`',
  }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'channel/:ids', response: emptyResponse }),
  /** Replaces the content of a channel that updates itself, by these settings. */
  updateContent: endpoint({
    method: 'POST',
    path: 'channel/:id/update-content',
    body: z.object({ channelConfig: configBody }),
    response: orEmpty(z.looseObject({ channel: z.optional(filledChannelSchema) })),
    assumed: 'the response',
  }),
  findContent: endpoint({
    method: 'GET',
    path: 'channel/search-for-addable-content',
    query: z.object({
      query: z.string(),
      modelType: z.enum(contentModels),
      limit: z.optional(wireNumber),
    }),
    response: z.looseObject({ results: listOf(contentRowSchema) }),
    assumed: 'the rows of `results`',
  }),
  addContent: endpoint({
    method: 'POST',
    path: 'channel/:id/add',
    body: contentItem,
    response: emptyResponse,
    assumed: 'the response, and that the item becomes the last one',
  }),
  removeContent: endpoint({
    method: 'POST',
    path: 'channel/:id/remove',
    body: contentItem,
    response: emptyResponse,
    assumed: 'the response',
  }),
  /** Ids in their new order, from the first one. */
  reorderContent: endpoint({
    method: 'POST',
    path: 'channel/:id/reorder-content',
    body: z.object({ ids: z.array(z.number()).check(z.minLength(1)), modelType: z.enum(contentModels) }),
    response: emptyResponse,
    assumed: 'the response, and that `ids` are those of the items',
  }),
  /** Releases A and B1: replaces all channels by the usual ones. */
  resetToDefault: endpoint({
    method: 'POST',
    path: 'channel/reset-to-default',
    response: emptyResponse,
    assumed: 'the response',
  }),
  /** Releases B2 and C: replaces all channels by those of a preset. */
  applyPreset: endpoint({
    method: 'POST',
    path: 'channel/apply-preset',
    body: z.object({ preset: z.string().check(z.minLength(1)) }),
    response: emptyResponse,
    assumed: 'the response',
  }),
}
