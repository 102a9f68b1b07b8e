import type { GenreSlug } from '@demo-media/catalogue/genres'

import { ownData } from '../own-data/own-data'
import { accounts } from '../seeds/accounts'
import { ads } from '../seeds/ads'
import { archive } from '../seeds/archive'
import { backstageRequests, scans } from '../seeds/backstage-requests'
import { channels } from '../seeds/channels'
import { comments } from '../seeds/comments'
import { coupons } from '../seeds/coupons'
import { customDomains } from '../seeds/custom-domains'
import { customPages } from '../seeds/custom-pages'
import { faultyMusic } from '../seeds/faulty-music'
import { follows, playlistFollows, profiles } from '../seeds/following'
import { invoices } from '../seeds/invoices'
import { likes } from '../seeds/likes'
import { localizations } from '../seeds/localizations'
import { errorLogFiles } from '../seeds/logs/error-log-files'
import { outgoingEmails } from '../seeds/logs/outgoing-emails'
import { scheduleRuns } from '../seeds/logs/schedule-runs'
import { longName, longPersonName } from '../seeds/long-names'
import { lyrics } from '../seeds/lyrics'
import { music, type Music } from '../seeds/music'
import { notificationChoices, notifications } from '../seeds/notifications'
import { bystanders, listenerIds } from '../seeds/people'
import { personaUsers } from '../seeds/personas'
import { hugePlaylist, playlists } from '../seeds/playlists'
import { plays } from '../seeds/plays'
import { products } from '../seeds/products'
import { reports } from '../seeds/reports'
import { reposts } from '../seeds/reposts'
import { roles } from '../seeds/roles'
import { seoTags } from '../seeds/seo-tags'
import { searchModels, serverSettings } from '../seeds/server-settings'
import { settings } from '../seeds/settings'
import { subscriptions } from '../seeds/subscriptions'
import { tagsOf } from '../seeds/tags'
import { themes } from '../seeds/themes'
import { workspaceInvites, workspaceMembers, workspaces } from '../seeds/workspaces'
import { definedSeed, emptySeed, type MockSettings, type MockUser, type Seed } from '../store/db'
import type { MockPlaylist } from '../store/music-rows'
import { emptySiteState } from '../store/site-rows'

type Content = Music & Pick<Seed, 'playlists' | 'channels'>

const LULLABIES: GenreSlug = 'supuldziesmas'

/** Builds a site whose playlist channel shows all public playlists. */
function site(catalogue: Music, lists: MockPlaylist[]): Content {
  const playlistIds = lists.filter((list) => list.public).map(({ id }) => id)
  const lullabyId = catalogue.genres.find(({ name }) => name === LULLABIES)?.id ?? null
  const faultyCatalogue = catalogue.tracks.length > 0 ? faultyMusic() : { artists: [], albums: [], tracks: [] }
  return {
    ...catalogue,
    artists: [...catalogue.artists, ...faultyCatalogue.artists],
    albums: [...catalogue.albums, ...faultyCatalogue.albums],
    tracks: [...catalogue.tracks, ...faultyCatalogue.tracks],
    playlists: lists,
    channels: channels({ playlistIds, lullabyId }),
  }
}

/** A site in regular use. */
const typical = (): Content => site(music(), playlists(music().tracks))

/** A site before any upload: its channels are empty. */
const empty = (): Content => site({ artists: [], albums: [], tracks: [], genres: [] }, [])

const huge = (): Content => site(music(), [hugePlaylist(music().tracks), ...playlists(music().tracks)])

/** A site with long lists for administrators. */
const archived = (): Content => site(archive(), playlists(music().tracks))

const lengthen = <Row extends { id: number; name: string }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, name: longName(row.name, row.id) }))

function long(): Content {
  const content = typical()
  return {
    artists: lengthen(content.artists),
    albums: lengthen(content.albums),
    tracks: lengthen(content.tracks),
    playlists: lengthen(content.playlists),
    channels: lengthen(content.channels),
    genres: content.genres.map((genre) => ({ ...genre, display_name: longName(genre.display_name ?? '', genre.id) })),
  }
}

/** The content of a seed file, on the usual channels unless it has its own; an empty site without a file. */
function own(): Content {
  const { channels: ownChannels, ...catalogue } = ownData() ?? { ...empty(), channels: [] }
  const playlistIds = catalogue.playlists.map(({ id }) => id)
  return {
    ...catalogue,
    channels: ownChannels.length > 0 ? ownChannels : channels({ playlistIds, lullabyId: null }),
  }
}

/** Content by scenario; `sparse` differs only in how responses are spelled (spell.ts). */
const contents = { typical, empty, huge, archive: archived, long, sparse: typical, ads: typical, own }

export type Scenario = keyof typeof contents

/** Description of each scenario. */
export const scenarios: Record<Scenario, string> = {
  typical: 'A site in use: 60 artists, 200 albums, 2,000 tracks',
  empty: 'A site before anything was uploaded',
  huge: 'Typical, with a playlist of 10,000 tracks',
  archive: 'Typical, with 60,000 tracks, and reports by day that miss some days',
  long: 'Typical, with very long Latvian names',
  sparse: 'Typical, with optional fields missing or null',
  ads: 'Typical, with advertisements in every place for guests and users without a plan',
  own: 'Your own data: npm start -- --seed <file>; empty without one',
}

/** Rows that users have added to a site with this much content. */
const activity = (counts: { artists: number; albums: number; tracks: number }) => ({
  backstageRequests,
  customDomains,
  errorLogFiles,
  scheduleRuns,
  outgoingEmails,
  scans,
  likes: likes({ ...counts, listenerIds }),
  plays: plays(),
  reposts: reposts(),
  follows: follows(),
  playlistFollows: playlistFollows(),
  comments: comments(),
  reports: reports(),
})

/** Rows with dates relative to the start of the world. */
type DatedTable = 'notifications' | 'coupons' | 'subscriptions' | 'invoices'

type SharedSeed = Omit<Seed, 'users' | DatedTable>

/** Scenarios without user activity, which would refer to the typical catalogue. */
const isQuiet = (scenario: Scenario): boolean => scenario === 'empty' || scenario === 'own'

function settingsOf(scenario: Scenario): MockSettings {
  if (scenario === 'own') return ownData()?.settings ?? settings
  return scenario === 'ads' ? { ...settings, ads } : settings
}

function build(scenario: Scenario): SharedSeed {
  const content = contents[scenario]()
  const listed = (rows: readonly { unlisted?: true }[]) => rows.filter(({ unlisted }) => !unlisted).length
  const counts = {
    artists: listed(content.artists),
    albums: listed(content.albums),
    tracks: listed(content.tracks),
  }
  return deepFreeze({
    ...(isQuiet(scenario) ? emptySeed : { ...definedSeed, ...activity(counts) }),
    ...content,
    lyrics: lyrics(content.tracks),
    roles: Object.values(roles),
    tags: tagsOf([...content.albums, ...content.tracks]),
    customPages,
    profiles,
    notificationChoices,
    workspaces,
    workspaceMembers,
    workspaceInvites,
    ...accounts,
    products: scenario === 'long' ? lengthen(products) : products,
    localizations,
    settings: settingsOf(scenario),
    site: { ...emptySiteState, themes, server: serverSettings, seoTags, searchModels },
  })
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(deepFreeze)
  return value
}

/** By scenario; by content for `own`. */
const shared = new Map<unknown, SharedSeed>()

const frozenBystanders = deepFreeze(bystanders)

const longerPerson = (user: MockUser): MockUser => ({ ...user, display_name: longPersonName(user.display_name) })

/**
 * Seed of a fresh world at the time `now`. Built once, shared and frozen; only accounts and dated rows are rebuilt.
 */
export function seedOf(scenario: Scenario, now: number): Seed {
  const key = (scenario === 'own' && ownData()) || scenario
  const rest = shared.get(key) ?? build(scenario)
  shared.set(key, rest)
  const users = [...personaUsers(), ...frozenBystanders]
  return {
    ...rest,
    users: scenario === 'long' ? users.map(longerPerson) : users,
    notifications: isQuiet(scenario) ? [] : notifications(now),
    coupons: coupons(now),
    subscriptions: subscriptions(now),
    invoices: invoices(now),
  }
}
