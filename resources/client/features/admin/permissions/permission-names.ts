import { assumedPermissions as assumed } from '@/contract/shapes/assumed-permissions'
import type { OfferedPermission } from '@/contract/shapes/permission-list'
import type { Translation } from '@/core/platform/i18n/translation'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** Names of things, by the part of a permission's name before the last dot. */
const things: ReadonlyMap<string, TranslationKey> = new Map(
  Object.entries<TranslationKey>({
    admin: 'Administration',
    api: 'API',
    albums: 'Albums',
    artists: 'Artists',
    backstageRequests: 'Backstage requests',
    channels: 'Channels',
    comments: 'Comments',
    family: 'Family profiles',
    genres: 'Genres',
    localizations: 'Languages',
    lyrics: 'Lyrics',
    music: 'Music',
    playlists: 'Playlists',
    tracks: 'Songs',
    uploads: 'Uploads',
    users: 'Users',
    workspaces: 'Workspaces',
    workspace_members: 'Workspace members',
    [assumed.appearance]: 'Appearance',
    [assumed.customDomains]: 'Custom domains',
    [assumed.customPages]: 'Pages',
    [assumed.files]: 'Files',
    [assumed.logs]: 'Logs',
    [assumed.plans]: 'Plans',
    [assumed.roles]: 'Roles',
    [assumed.settings]: 'Settings',
    [assumed.subscriptions]: 'Subscriptions',
    [assumed.tags]: 'Tags',
  }),
)

/** Names of rights, by the part of a permission's name after the last dot; `admin` alone has none. */
const rights: ReadonlyMap<string, TranslationKey> = new Map(
  Object.entries<TranslationKey>({
    '': 'Everything',
    view: 'View',
    create: 'Create',
    update: 'Edit',
    delete: 'Delete',
    access: 'Use',
    add: 'Add',
    download: 'Download',
    embed: 'Embed',
    invite: 'Invite',
    open: 'Open',
    play: 'Play',
  }),
)

type Named = Pick<OfferedPermission, 'name' | 'display_name' | 'description'>

/** Splits a permission's name: `music.play` allows to `play` the thing `music`. */
export function splitName(name: string): { thing: string; right: string } {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? { thing: name, right: '' } : { thing: name.slice(0, dot), right: name.slice(dot + 1) }
}

/** Returns the name of a thing: ours, or the server's part of the name. */
export const thingName = (thing: string, { t }: Translation): string => {
  const known = things.get(thing)
  return known ? t(known) : thing
}

/** Returns what a permission allows: in our words if thing and right are known, else in the server's. */
export function rightTexts(permission: Named, { t }: Translation): { label: string; description?: string } {
  const { name, display_name, description } = permission
  const { thing, right } = splitName(name)
  const known = things.has(thing) && rights.get(right)
  return known ? { label: t(known) } : { label: display_name || right || name, ...(description && { description }) }
}
