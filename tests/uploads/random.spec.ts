import fc from 'fast-check'

import type { TransportName } from '@/core/shared/uploads/queue/upload-item'

import { propertySeed } from '../property-seed'
import { faultAt, isOutcomeUnknown, incidents, type Step } from './fixtures/incidents'
import { steps } from './fixtures/steps'
import { test } from './fixtures/test'
import { sizes, transports } from './fixtures/test-file'
import type { Faults } from './fixtures/upload-bench'

/** Random fault scripts in all; workers share them by group. */
const PROGRAMS = 100
const GROUPS = 5

const names = Object.keys(incidents) as (keyof typeof incidents)[]

const fault = (transport: TransportName) =>
  fc.record({
    step: fc.constantFrom(...Object.entries<Step>(steps[transport])),
    incident: fc.constantFrom(...names),
    times: fc.integer({ min: 1, max: 4 }),
    skip: fc.integer({ min: 0, max: 2 }),
  })

const program = fc.constantFrom(...transports).chain((transport) =>
  fc.record({
    transport: fc.constant(transport),
    faults: fc.array(fault(transport), { minLength: 1, maxLength: 4 }),
  }),
)

for (let group = 0; group < GROUPS; group += 1)
  test(`survives random faults, group ${group + 1} of ${GROUPS}, seed ${propertySeed + group}`, async ({ bench }) => {
    await fc.assert(
      fc.asyncProperty(program, async ({ transport, faults }) => {
        const script: Required<Faults> = { site: [], storage: [] }
        for (const {
          step: [, step],
          incident,
          times,
          skip,
        } of faults) {
          const { site = [], storage = [] } = faultAt(step, incident, times)
          script.site = [...script.site, ...site.map((each) => ({ ...each, skip }))]
          script.storage = [...script.storage, ...storage.map((each) => ({ ...each, skip }))]
        }
        const file = bench.newFile(sizes[transport])
        await bench.choose(transport)
        bench.injectFaults(script)
        await bench.add(file)
        await bench.complete(file)
        await bench.press('Remove', file)
        // With two faults, one may break the recovery from the other.
        const isKnown =
          faults.length === 1 &&
          faults.every(({ step: [name], incident }) => !isOutcomeUnknown(transport, name, incident))
        await (isKnown ? bench.expectWhole(file) : bench.expectWholeAtLeastOnce(file))
        await bench.deleteFiles()
      }),
      { numRuns: PROGRAMS / GROUPS, seed: propertySeed + group, endOnFailure: true },
    )
  })
