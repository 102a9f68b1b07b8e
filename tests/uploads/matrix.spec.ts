import type { TransportName } from '@/core/shared/uploads/queue/upload-item'

import { interrupted } from './fixtures/interrupted'
import { durations, faultAt, isUnheard, type MishapName, type Step } from './fixtures/mishaps'
import { steps } from './fixtures/steps'
import { expect, test } from './fixtures/test'
import { sizes, type TestFile, transports } from './fixtures/test-file'
import type { UploadBench } from './fixtures/upload-bench'

const through = [
  'refused',
  'reset',
  'lost reply',
  'stall',
  'stall on the way',
  '413',
  '419',
  '422',
  '500',
  'wrong shape',
] as const

/** Which mishaps each transport meets at each of its steps. */
const matrix: Record<TransportName, readonly MishapName[]> = {
  s3Multipart: ['expired 403', 'hidden ETag', 'NoSuchUpload', '400', 'refused preflight', 'lost reply', 'stall'],
  tus: ['reset', 'stall', '409', '410', '419', '423'],
  form: through,
  s3Simple: through,
}

type Detour = (bench: UploadBench, file: TestFile, meet: () => void) => Promise<void>

const onResume: Detour = async (bench, file, meet) => {
  await bench.press('Pause', file)
  meet()
  await bench.press('Resume', file)
}

const onCancel: Detour = async (bench, file, meet) => {
  meet()
  await bench.press('Cancel', file)
  await bench.callsEnd(file)
}

/** Steps that an upload takes only when it is stopped on its way. */
const detours: Record<string, Detour> = {
  'list parts': onResume,
  abort: onCancel,
  offset: onResume,
  terminate: onCancel,
}

const cases = transports.flatMap((way) =>
  Object.entries<Step>(steps[way]).flatMap(([name, step]) =>
    matrix[way].flatMap((mishap) =>
      Object.entries(durations).map(([duration, times]) => ({ way, name, step, mishap, duration, times })),
    ),
  ),
)

test.describe(`${cases.length} cases`, () => {
  for (const { way, name, step, mishap, duration, times } of cases)
    test(`${way}: ${name}, ${mishap} (${duration})`, async ({ bench }) => {
      const meet = () => bench.meet(faultAt(step, mishap, times))
      const detour = detours[name]
      const begin = async () => {
        const file = bench.newFile(sizes[way])
        await bench.choose(way)
        meet()
        await bench.add(file)
        return file
      }
      const file = detour ? await interrupted(bench, way) : await begin()
      await detour?.(bench, file, meet)
      await bench.settle(file)
      // The site asks itself without a preflight.
      expect(bench.hasStruck()).toBe(step.at === 'storage' || mishap !== 'refused preflight')
      await bench.complete(file)
      await bench.press('Take', file)
      if (isUnheard(way, name, mishap)) await bench.expectWholeAtLeastOnce(file)
      else await bench.expectWhole(file)
    })
})
