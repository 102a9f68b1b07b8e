import { settings as usualSettings } from '../seeds/settings'
import type { MockSettings, Seed } from '../store/db'
import { mergeSettings } from '../store/merge-settings'
import { catalogueOf, channelsOf } from './rows-of-seed'
import { SeedError } from './seed-error'
import { type SeedFile, seedFileSchema } from './seed-file'
import { seedProblems } from './seed-problems'

/** Content of the scenario `own`. */
type OwnData = Pick<Seed, 'genres' | 'artists' | 'albums' | 'tracks' | 'playlists' | 'channels'> & {
  settings: MockSettings
  /** Body of a recorded response; undefined without one. */
  responseTo: (path: string, query: URLSearchParams) => { body: unknown } | undefined
}

/** Parameters that do not select a response: the caller, and the page that needs it. */
const IGNORED = ['loader', 'workspaceId']

const keyOf = (path: string, query: Iterable<[string, string]>): string => {
  const pairs = [...query].filter(([name]) => !IGNORED.includes(name)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${path}?${new URLSearchParams(pairs).toString()}`
}

function responsesOf(file: SeedFile): OwnData['responseTo'] {
  const bodies = new Map(file.responses.map(({ path, query, body }) => [keyOf(path, Object.entries(query)), { body }]))
  return (path, query) => bodies.get(keyOf(path, query))
}

function settingsOf(file: SeedFile): MockSettings {
  const [home] = file.channels
  const homepage = home ? { homepage: { ...usualSettings.homepage, type: 'channel', value: home.id } } : {}
  return mergeSettings({ ...usualSettings, ...homepage }, file.settings).settings
}

/** Parses the content of a seed file. Throws {@link SeedError} with every mistake for content that does not fit. */
export function parseOwnData(content: unknown): OwnData {
  const problems = seedProblems(content)
  if (problems.length > 0) throw new SeedError(problems)
  const data = seedFileSchema.parse(content)
  return { ...catalogueOf(data), channels: channelsOf(data), settings: settingsOf(data), responseTo: responsesOf(data) }
}

let own: OwnData | undefined

/** Provides the content of the scenario `own`, as parsed JSON. Throws {@link SeedError} for content that does not fit. */
export function provideOwnData(content: unknown): void {
  own = parseOwnData(content)
}

/** Removes the content of the scenario `own`. */
export function dropOwnData(): void {
  own = undefined
}

/** Content of the scenario `own`; undefined when none was provided. */
export const ownData = (): OwnData | undefined => own
