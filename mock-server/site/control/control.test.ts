import { beforeEach, describe, expect, it } from 'vitest'

import type { Session } from '../../state/parts/session'
import { personas } from '../../state/seeds/personas'
import { createWorld } from '../create-world'
import { applyControl, controlSchema, requestedScenario, stateOf } from './control'

let world: ReturnType<typeof createWorld>
let session: Session

beforeEach(() => {
  world = createWorld()
  session = world.sessions.open()
})

const apply = (control: object) => applyControl(world, session, controlSchema.parse(control))

describe('applyControl', () => {
  it('signs in as any persona and out as the guest', () => {
    apply({ signInAs: 'parent' })
    expect(stateOf(world, session)).toMatchObject({ persona: 'parent', userId: personas.parent.id })
    apply({ signInAs: 'guest' })
    expect(stateOf(world, session)).toMatchObject({ persona: 'guest', userId: null })
  })

  it('switches audio delivery between streamed and ranges', () => {
    apply({ audio: 'streamed' })
    expect([world.audio, stateOf(world, session).audio]).toEqual(['streamed', 'streamed'])
    apply({ audio: 'ranges' })
    expect(world.audio).toBe('ranges')
  })

  it('switches the release and keeps the data', () => {
    apply({ settings: { branding: { site_name: 'Cita' } } })
    apply({ release: 'B2' })
    expect(stateOf(world, session)).toMatchObject({ release: 'B2', settings: { branding: { site_name: 'Cita' } } })
  })

  it('expires the session', () => {
    apply({ expireSession: true })
    expect(world.sessions.find(session.id)).toBeUndefined()
  })

  it('merges settings by group without changing other worlds', () => {
    apply({ settings: { branding: { site_name: 'Cita' }, registration: { disable: true } } })
    expect(world.db.settings).toMatchObject({
      branding: { site_name: 'Cita', site_description: expect.any(String) as string },
      registration: { disable: true },
    })
    expect(createWorld().db.settings.branding?.site_name).toBe('Dziesma')
  })

  it('rejects settings that violate the contract and keeps the old ones', () => {
    expect(() => apply({ settings: { branding: { site_name: 7 } } })).toThrow('settings.branding.site_name: ')
    expect(world.db.settings.branding?.site_name).toBe('Dziesma')
  })

  it('ignores keys that could pollute a prototype', () => {
    apply({
      settings: JSON.parse(
        '{"__proto__":{"polluted":1},"branding":{"constructor":{"prototype":{"polluted":1}}}}',
      ) as object,
    })
    expect('polluted' in {}).toBe(false)
    expect(world.db.settings.branding?.site_name).toBe('Dziesma')
  })

  it('advances the clock', () => {
    const before = world.now()
    apply({ advance: 60_000 })
    expect(world.now()).toBeGreaterThanOrEqual(before + 60_000)
  })

  it('sets faults and latency, and rejects unknown endpoints', () => {
    apply({ faults: [{ kind: 'timeout', endpoint: 'auth.login' }], latency: 300 })
    expect(stateOf(world, session)).toMatchObject({
      faults: [{ kind: 'timeout', endpoint: 'auth.login' }],
      latency: 300,
    })
    expect(() => apply({ faults: [{ kind: 'timeout', endpoint: 'auth.logon' }] })).toThrow(
      'Unknown endpoint "auth.logon"',
    )
    expect(world.faults.list()).toHaveLength(1)
  })

  it('restarts in the same or in another scenario', () => {
    const huge = createWorld({ scenario: 'huge' })
    expect(requestedScenario(huge, controlSchema.parse({ reset: true }))).toBe('huge')
    expect(requestedScenario(huge, controlSchema.parse({ scenario: 'empty' }))).toBe('empty')
    expect(requestedScenario(huge, controlSchema.parse({ latency: 1 }))).toBeUndefined()
  })

  it.each([
    { scenario: 'none' },
    { release: 'D' },
    { signInAs: 'nobody' },
    { latency: -1 },
    { restart: true },
    { settings: [] },
  ])('rejects %j', (control) => {
    expect(controlSchema.safeParse(control).success).toBe(false)
  })
})
