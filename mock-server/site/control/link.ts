import * as z from 'zod/mini'

import { AUDIO_DELIVERIES } from '../../state/parts/audio-delivery'
import { releaseNames } from '../../state/parts/release'
import { scenarios } from '../../state/scenarios/scenarios'
import { personas } from '../../state/seeds/personas'
import { faultText } from './fault-text'
import { isMockParameter, PANEL_PARAMETER, PANEL_TABS, RELEASE_SHORTCUT } from './panel-tabs'
import { settingText } from './setting-text'

const keysOf = <Key extends string>(map: Record<Key, unknown>) => Object.keys(map) as [Key, ...Key[]]

const oneOf = <Key extends string>(keys: readonly [Key, ...Key[]]) =>
  z.enum(keys, { error: `choose one of ${keys.join(', ')}` })

/** A date and time of ISO 8601; local to the mock's machine without an offset. */
export const clockText = z.iso.datetime({
  local: true,
  offset: true,
  error: 'write a date and time, such as 2026-12-24T18:00 or 2026-12-24T16:00:00Z',
})

const milliseconds = z.codec(
  z.string().check(z.regex(/^\d{1,6}$/, { error: 'write milliseconds, such as 300' })),
  z.int().check(z.minimum(0)),
  { decode: Number, encode: String },
)

/** Parameters that describe a world, in the order of links. */
const single = {
  'mock.persona': oneOf(keysOf(personas)),
  'mock.scenario': oneOf(keysOf(scenarios)),
  'mock.release': oneOf(releaseNames),
  'mock.clock': clockText,
  'mock.latency': milliseconds,
  'mock.audio': oneOf(AUDIO_DELIVERIES),
}
/** Parameters that can occur more than once. */
const repeated = { 'mock.setting': settingText, 'mock.fault': faultText }

type SingleParameters = { [Name in keyof typeof single]?: z.output<(typeof single)[Name]> }
type RepeatedParameters = { [Name in keyof typeof repeated]: z.output<(typeof repeated)[Name]>[] }

/** A state of the mock as a link carries it; an absent parameter has its default. */
export type MockLink = SingleParameters & RepeatedParameters

const panelChoice = oneOf(['off', 'on', ...PANEL_TABS])
/** Value of the panel's parameter: hidden, shown, or open at a tab. */
export type PanelChoice = z.output<typeof panelChoice>

const names = [...Object.keys(single), ...Object.keys(repeated), PANEL_PARAMETER]

/** Values of a single parameter, or of its short form. */
const textsIn = (query: URLSearchParams, name: string): string[] => {
  const texts = query.getAll(name)
  return texts.length === 0 && name === 'mock.release' ? query.getAll(RELEASE_SHORTCUT) : texts
}

/** Link without any parameter: the world that the server starts with. */
export const emptyLink: MockLink = { 'mock.setting': [], 'mock.fault': [] }

type Codec = z.ZodMiniType
type ParsedLink = {
  link: MockLink
  /** Undefined without the panel's parameter. */
  panel: PanelChoice | undefined
  /** Explanations of the invalid and unknown parameters. */
  problems: string[]
}

type ParsedParameter = { name: string; values: unknown[]; problems: string[] }

function readParameter([name, codec]: [string, Codec], texts: string[]): ParsedParameter {
  const found: ParsedParameter = { name, values: [], problems: [] }
  for (const text of texts) {
    const { success, data, error } = codec.safeParse(text)
    if (success) found.values.push(data)
    else found.problems.push(`${name}=${text}: ${error.issues[0]?.message ?? 'invalid'}`)
  }
  return found
}

/** Parses a link's query. Invalid and unknown parameters become problems and leave the others in force. */
export function parseLink(query: URLSearchParams): ParsedLink {
  const singles = Object.entries(single).map((entry) => readParameter(entry, textsIn(query, entry[0]).slice(-1)))
  const lists = Object.entries(repeated).map((entry) => readParameter(entry, query.getAll(entry[0])))
  const panel = readParameter([PANEL_PARAMETER, panelChoice], query.getAll(PANEL_PARAMETER).slice(-1))
  const unknown = [...new Set(query.keys())].filter(
    (name) => isMockParameter(name) && ![...names, RELEASE_SHORTCUT].includes(name),
  )
  return {
    link: {
      ...Object.fromEntries(singles.flatMap(({ name, values }) => values.map((value) => [name, value]))),
      ...(Object.fromEntries(lists.map(({ name, values }) => [name, values])) as RepeatedParameters),
    },
    panel: panel.values[0] as PanelChoice | undefined,
    problems: [
      ...[...singles, ...lists, panel].flatMap(({ problems }) => problems),
      ...unknown.map((name) => `${name}: there is no such parameter; choose one of ${names.join(', ')}`),
    ],
  }
}

const textsOf = (name: string, codec: Codec, values: readonly unknown[]) =>
  values.map((value): [string, string] => [name, String(z.encode(codec, value))])

/** Formats a state as a query without `?`; the inverse of {@link parseLink}. */
export function formatLink(link: MockLink): string {
  const values: Readonly<Record<string, unknown>> = link
  const singles = Object.entries(single).flatMap(([name, codec]) =>
    values[name] === undefined ? [] : textsOf(name, codec, [values[name]]),
  )
  const lists = Object.entries(repeated).flatMap(([name, codec]) => textsOf(name, codec, values[name] as unknown[]))
  // Colons need no encoding in a query, and separate the parts of faults and settings.
  return new URLSearchParams([...singles, ...lists]).toString().replaceAll('%3A', ':')
}
