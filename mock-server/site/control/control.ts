import * as z from 'zod/mini'

import { themeSchema } from '@/contract/shapes/themes'

import { mockedEndpoints } from '../../backend/handlers'
import { releases } from '../../rules/releases/releases'
import { AUDIO_DELIVERIES } from '../../state/parts/audio-delivery'
import { EVERY_ENDPOINT, type Fault, faultSchema } from '../../state/parts/faults'
import { releaseNames } from '../../state/parts/release'
import type { Session } from '../../state/parts/session'
import { type Scenario, scenarios } from '../../state/scenarios/scenarios'
import { personas } from '../../state/seeds/personas'
import { mergeSettings } from '../../state/store/merge-settings'
import type { World } from '../../state/world'
import { linkOf, personaOf } from './current-link'
import { clockText, formatLink } from './link'
import { settingSwitches } from './setting-switches'

const keysOf = <Key extends string>(map: Record<Key, unknown>) => Object.keys(map) as [Key, ...Key[]]

/** Changes to a world that tests and developers can request; every part is optional. */
export const controlSchema = z.strictObject({
  /** Restarts the world in the same scenario and release. */
  reset: z.optional(z.boolean()),
  /** Restarts the world in this scenario. */
  scenario: z.optional(z.enum(keysOf(scenarios))),
  /** Release of the backend to emulate from now on, with the same data. */
  release: z.optional(z.enum(releaseNames)),
  signInAs: z.optional(z.enum(keysOf(personas))),
  /** Expires the caller's session, so that its next call fails with 401 or 419. */
  expireSession: z.optional(z.boolean()),
  /** Merged into the site's settings by group. */
  settings: z.optional(z.record(z.string(), z.unknown())),
  /** Replaces the site's themes. */
  themes: z.optional(z.array(themeSchema)),
  /** Replaces all faults. */
  faults: z.optional(z.array(faultSchema)),
  /** Behaviour of the social sign-in providers. */
  provider: z.optional(
    z.strictObject({
      coop: z.optional(z.enum(['unsafe-none', 'same-origin', 'same-origin-allow-popups'])),
      typed: z.optional(z.boolean()),
    }),
  ),
  /** Delay before every response, in milliseconds. */
  latency: z.optional(z.number().check(z.minimum(0))),
  /** How audio files are delivered. */
  audio: z.optional(z.enum(AUDIO_DELIVERIES)),
  /** Advances the world's clock, in milliseconds, for example to expire signed URLs. */
  advance: z.optional(z.number().check(z.minimum(0))),
  /** Sets the world's clock and keeps the caller's session alive; null returns to real time. */
  clock: z.optional(z.nullable(clockText)),
})
/** Output of {@link controlSchema}. */
export type Control = z.output<typeof controlSchema>

/** Thrown when a requested change cannot be applied. */
export class ControlError extends Error {}

/** Merges settings. Throws ControlError when the result violates the contract. */
function changeSettings({ db }: World, change: Record<string, unknown>): void {
  const { settings, problems } = mergeSettings(db.settings, change)
  if (problems.length > 0) throw new ControlError(problems.join('\n'))
  db.settings = settings
}

function setFaults(world: World, faults: Fault[]): void {
  const known = [EVERY_ENDPOINT, ...mockedEndpoints.map(({ name }) => name)]
  const unknownFault = faults.find(({ endpoint }) => !known.includes(endpoint))
  if (unknownFault)
    throw new ControlError(`Unknown endpoint "${unknownFault.endpoint}": choose one of ${known.join(', ')}.`)
  world.faults.set(faults)
}

function setClock(world: World, session: Session, clock: string | null): void {
  world.advance(clock === null ? -world.ahead() : Date.parse(clock) - world.now())
  session.lastActive = world.now()
}

/** Applies changes to a running world; its owner handles `reset` and `scenario`. Throws ControlError. */
export function applyControl(world: World, session: Session, control: Control): void {
  if (control.release) world.release = control.release
  if (control.settings) changeSettings(world, control.settings)
  if (control.themes) world.db.themes = control.themes
  if (control.faults) setFaults(world, control.faults)
  if (control.provider) Object.assign(world.provider, control.provider)
  if (control.latency !== undefined) world.faults.latency = control.latency
  if (control.audio !== undefined) world.audio = control.audio
  if (control.advance !== undefined) world.advance(control.advance)
  if (control.clock !== undefined) setClock(world, session, control.clock)
  if (control.signInAs) world.sessions.signIn(session, personas[control.signInAs].id)
  if (control.expireSession) world.sessions.expire(session)
}

/** The scenario to restart in, or undefined when no restart is requested. */
export const requestedScenario = ({ scenario }: World, control: Control): Scenario | undefined =>
  control.scenario ?? (control.reset ? scenario : undefined)

/** The world's current state and the values it accepts. */
export function stateOf(world: World, session: Session | undefined) {
  return {
    scenario: world.scenario,
    release: world.release,
    startRelease: world.startRelease,
    /** Null when the account is not a persona. */
    persona: personaOf(session),
    userId: session?.userId ?? null,
    faults: world.faults.list(),
    latency: world.faults.latency,
    provider: world.provider,
    audio: world.audio,
    settings: world.db.settings,
    /** The world's time, ISO 8601, and the milliseconds that it is ahead of real time. */
    now: new Date(world.now()).toISOString(),
    ahead: world.ahead(),
    /** Query for the link that restores this state. */
    link: formatLink(linkOf(world, session)),
    scenarios,
    releases: Object.fromEntries(Object.entries(releases).map(([key, { description }]) => [key, description])),
    personas: Object.fromEntries(Object.entries(personas).map(([key, { description }]) => [key, description])),
    endpoints: mockedEndpoints.map(({ name }) => name),
    /** Paths of the boolean settings. */
    switches: settingSwitches,
  }
}
