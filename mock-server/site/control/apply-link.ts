import type { Session } from '../../state/parts/session'
import type { World } from '../../state/world'
import { applyControl, type Control, ControlError } from './control'
import type { MockLink } from './link'
import { nestSetting } from './setting-text'

/** Applies one part; returns why the world refuses it, if it does. */
function attempt(world: World, session: Session, control: Control): string[] {
  try {
    applyControl(world, session, control)
    return []
  } catch (thrown) {
    if (thrown instanceof ControlError) return [thrown.message]
    throw thrown
  }
}

/**
 * Puts a fresh world of the link's scenario into the rest of its state. Returns the visitor's session and the parts that
 * the world refuses.
 */
export function applyLink(
  world: World,
  link: MockLink,
  openSession: () => Session,
): { session: Session; refusals: string[] } {
  // Before the session opens: a session of the old time would have expired.
  const clock = link['mock.clock']
  if (clock !== undefined) world.advance(Date.parse(clock) - world.now())
  const session = openSession()
  const { 'mock.persona': signInAs, 'mock.release': release, 'mock.latency': latency, 'mock.audio': audio } = link
  const refusals = [
    ...link['mock.setting'].flatMap((change) => attempt(world, session, { settings: nestSetting(change) })),
    ...link['mock.fault'].flatMap((fault) => attempt(world, session, { faults: [...world.faults.list(), fault] })),
    ...attempt(world, session, { release, latency, audio, signInAs }),
  ]
  return { session, refusals }
}
