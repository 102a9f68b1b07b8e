import type { ManagedConfig } from '@/contract/groups/managed-channels'
import { ordersFor } from '@/core/shared/channels/channel-orders'

import { channelLayouts } from '../queries'

/** Settings of a channel that are chosen from a list, each offered by those before it. */
export const choiceKeys = [
  'contentModel',
  'contentType',
  'autoUpdateMethod',
  'autoUpdateProvider',
  'restriction',
  'contentOrder',
  'layout',
  'nestedLayout',
  'paginationType',
] as const
/** One of {@link choiceKeys}. */
export type ChoiceKey = (typeof choiceKeys)[number]

/** Settings that decide what a channel contains. */
export type ChannelChoices = Pick<ManagedConfig, ChoiceKey | 'restrictionModelId' | 'autoUpdateValue'>

/** Value of `restrictionModelId` when the URL names the genre. */
export const FROM_URL = 'urlParam'

/** Settings that decide which values the others can have. */
export const decidingKeys: readonly ChoiceKey[] = ['contentModel', 'contentType', 'autoUpdateMethod']

/** Services that the site can ask for music, beside its own data. */
export type Sources = Readonly<{ spotify: boolean; lastfm: boolean }>

/** Models in the order of the menu; channels make up a home page. */
const models = ['track', 'album', 'artist', 'playlist', 'genre', 'user', 'channel']

/** Ways to find content, by its model (assumed: the contract lists the methods and providers, not which go together). */
const methods: Readonly<Record<string, readonly string[]>> = {
  track: ['topTracks', 'playlistTracks'],
  album: ['newAlbums', 'topAlbums'],
  artist: ['topArtists'],
  genre: ['topGenres', 'nonEmptyGenres'],
}

/** Providers of each method, the site's own data first. */
const providers: Readonly<Record<string, readonly string[]>> = {
  topTracks: ['local', 'spotify', 'lastfm'],
  newAlbums: ['local', 'spotify'],
  topAlbums: ['local', 'spotify'],
  topArtists: ['local', 'spotify', 'lastfm'],
  playlistTracks: ['spotify'],
  topGenres: ['local', 'lastfm'],
  nonEmptyGenres: ['local'],
}

/** Models whose rows have genres. */
const WITH_GENRES = ['track', 'album', 'artist']

const isReachable = (provider: string, sources: Sources): boolean =>
  provider === 'local' || sources[provider as keyof Sources]

const providersOf = (method: string, sources: Sources): string[] =>
  (providers[method] ?? []).filter((provider) => isReachable(provider, sources))

const methodsOf = (model: string, sources: Sources): string[] =>
  (methods[model] ?? []).filter((method) => providersOf(method, sources).length > 0)

function contentTypesFor(model: string, sources: Sources): string[] {
  if (model === 'channel') return ['manual']
  return ['listAll', 'manual', ...(methodsOf(model, sources).length > 0 ? ['autoUpdate'] : [])]
}

/** A complete list can be restricted, and a channel of channels passes its restriction on to them. */
const isRestrictable = (model: string, contentType: string): boolean =>
  model === 'channel' || (contentType === 'listAll' && WITH_GENRES.includes(model))

function layoutsFor(model: string): string[] {
  // Each channel in a channel is a row with a layout of its own.
  if (model === 'channel') return []
  return model === 'track'
    ? [...channelLayouts].toReversed()
    : channelLayouts.filter((layout) => layout !== 'trackTable')
}

/** Returns the values of each setting that make sense with the others; a setting without any is not offered. */
export function offeredChoices(
  config: ChannelChoices,
  sources: Sources,
): Readonly<Record<ChoiceKey, readonly string[]>> {
  const model = config.contentModel ?? ''
  const type = config.contentType ?? ''
  const isFound = type === 'autoUpdate'
  return {
    contentModel: models,
    contentType: contentTypesFor(model, sources),
    autoUpdateMethod: isFound ? methodsOf(model, sources) : [],
    autoUpdateProvider: isFound ? providersOf(config.autoUpdateMethod ?? '', sources) : [],
    restriction: isRestrictable(model, type) ? ['', 'genre'] : [],
    contentOrder: ordersFor(model, type),
    layout: layoutsFor(model),
    nestedLayout: layoutsFor(model),
    paginationType: ['infiniteScroll', 'lengthAware', 'simple'],
  }
}

/** Layouts of channels are not offered; what the server has stays. */
const STAYS = ['layout', 'nestedLayout']

/** Returns the settings with values that make sense together: one that is not offered becomes the first that is. */
export function fittingChoices<Config extends ChannelChoices>(config: Config, sources: Sources): Config {
  let fitting = config
  for (const key of choiceKeys) {
    const offered = offeredChoices(fitting, sources)[key]
    const isKept = offered.includes(fitting[key] ?? '') || (offered.length === 0 && STAYS.includes(key))
    if (!isKept) fitting = { ...fitting, [key]: offered[0] || null }
  }
  return { ...fitting, restrictionModelId: fitting.restriction ? (fitting.restrictionModelId ?? FROM_URL) : null }
}

/** Whether a method needs a value, such as the playlist to follow. */
export const needsValue = ({ autoUpdateMethod }: ChannelChoices): boolean => autoUpdateMethod === 'playlistTracks'
