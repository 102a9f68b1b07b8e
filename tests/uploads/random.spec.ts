import fc from 'fast-check'

import type { Way } from '../../tools/uploads/choice'
import { propertySeed } from '../property-seed'
import { faultAt, mishaps } from './fixtures/mishaps'
import { steps } from './fixtures/steps'
import { test } from './fixtures/test'
import { sizes } from './fixtures/test-file'
import type { Faults } from './fixtures/upload-bench'

/** So many programs in all, in groups that workers share. */
const PROGRAMS = 100
const GROUPS = 5

/** Large files have the matrix to themselves: what they would cost here buys more programs of the others. */
const ways: readonly { way: Exclude<Way, 'site'>; size: number }[] = [
  { way: 'form', size: sizes.small },
  { way: 'tus', size: sizes.pieces },
  { way: 's3Simple', size: sizes.small },
  { way: 's3Multipart', size: sizes.pieces },
]

const names = Object.keys(mishaps) as (keyof typeof mishaps)[]

const fault = (way: Exclude<Way, 'site'>) =>
  fc.record({
    step: fc.constantFrom(...Object.values<(typeof steps)['form']['upload']>(steps[way])),
    mishap: fc.constantFrom(...names),
    times: fc.integer({ min: 1, max: 4 }),
    skip: fc.integer({ min: 0, max: 2 }),
  })

const program = fc
  .constantFrom(...ways)
  .chain(({ way, size }) => fc.record({ way: fc.constant(way), size: fc.constant(size), faults: fc.array(fault(way), { minLength: 1, maxLength: 4 }) }))

for (let group = 0; group < GROUPS; group += 1)
  test(`random faults, group ${group + 1} of ${GROUPS}, seed ${propertySeed + group}`, async ({ bench }) => {
    await fc.assert(
      fc.asyncProperty(program, async ({ way, size, faults }) => {
        const script: Required<Faults> = { site: [], storage: [] }
        for (const { step, mishap, times, skip } of faults) {
          const { site = [], storage = [] } = faultAt(step, mishap, times)
          script.site = [...script.site, ...site.map((each) => ({ ...each, skip }))]
          script.storage = [...script.storage, ...storage.map((each) => ({ ...each, skip }))]
        }
        const file = bench.newFile(size)
        await bench.choose(way)
        bench.meet(script)
        await bench.add(file)
        await bench.complete(file)
        await bench.press('Take', file)
        await bench.expectWholeAtLeastOnce(file)
        await bench.forget()
      }),
      { numRuns: PROGRAMS / GROUPS, seed: propertySeed + group, endOnFailure: true },
    )
  })
