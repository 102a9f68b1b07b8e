import { DEFAULT_RELEASE } from '../../state/parts/release'
import type { Session } from '../../state/parts/session'
import { seedOf } from '../../state/scenarios/scenarios'
import { type PersonaKey, personas } from '../../state/seeds/personas'
import type { World } from '../../state/world'
import type { MockLink } from './link'
import { changedSettings } from './setting-text'

/** The persona who is signed in; null for any other account. */
export const personaOf = (session: Session | undefined): PersonaKey | null =>
  (Object.keys(personas) as PersonaKey[]).find((key) => personas[key].id === (session?.userId ?? null)) ?? null

/**
 * Describes the state of a world and its visitor; defaults are left out, and so is an account that is not a persona.
 */
export function linkOf(world: World, session: Session | undefined): MockLink {
  const { scenario, release, startRelease, faults, audio, db } = world
  const isDefaultRelease = release === DEFAULT_RELEASE && startRelease === DEFAULT_RELEASE
  const persona = personaOf(session)
  const seed = seedOf(scenario, world.now()).settings
  return {
    ...(persona !== null && persona !== 'guest' && { 'mock.persona': persona }),
    ...(scenario !== 'typical' && { 'mock.scenario': scenario }),
    ...(!isDefaultRelease && { 'mock.release': release }),
    ...(world.ahead() !== 0 && { 'mock.clock': new Date(world.now()).toISOString() }),
    ...(faults.latency > 0 && { 'mock.latency': Math.round(faults.latency) }),
    ...(audio !== 'ranges' && { 'mock.audio': audio }),
    'mock.setting': changedSettings(seed, db.settings),
    'mock.fault': faults.list(),
  }
}
