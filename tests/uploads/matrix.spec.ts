import type { TransportName } from '@/core/shared/uploads/queue/upload-item'

import { durations, faultAt, isOutcomeUnknown, type IncidentName, type Step } from './fixtures/incidents'
import { startInterrupted } from './fixtures/start-interrupted'
import { steps } from './fixtures/steps'
import { expect, test } from './fixtures/test'
import { sizes, type TestFile, transports } from './fixtures/test-file'
import type { UploadBench } from './fixtures/upload-bench'

const allFaults = [
  'refused',
  'reset',
  'lost response',
  'stall',
  'stall midway',
  '413',
  '419',
  '422',
  '500',
  'wrong shape',
] as const

/** Faults of the site's calls for S3 in parts; any other status is the same to them as 400. */
const callsOfParts = ['400', 'NoSuchUpload', 'lost response', 'stall'] as const

/**
 * Faults injected at each step of each transport. A fault that a step cannot tell from another stands once: a call
 * without effect that is reset or loses its response is refused, and any other refused status is a 422.
 */
const matrix: { [Name in TransportName]: Record<keyof (typeof steps)[Name], readonly IncidentName[]> } = {
  s3Multipart: {
    create: [...callsOfParts, 'refused preflight'],
    sign: callsOfParts,
    'put part': ['expired 403', 'hidden ETag', 'NoSuchUpload', '400', 'refused preflight', 'lost response', 'stall'],
    'list parts': callsOfParts,
    complete: callsOfParts,
    abort: callsOfParts,
    entries: callsOfParts,
  },
  tus: {
    create: ['reset', 'stall', '409', '419'],
    append: ['reset', 'stall', '409', '410', '419', '423'],
    offset: ['reset', 'stall', '409', '410', '419', '423'],
    terminate: ['reset', 'stall', '410', '419', '423'],
    entries: ['reset', 'stall', '409', '419', '423'],
  },
  form: { upload: allFaults },
  s3Simple: {
    presign: ['refused', 'stall', '419', '422', '500', 'wrong shape'],
    put: allFaults,
    entries: ['refused', 'lost response', 'stall', '419', '422', '500', 'wrong shape'],
  },
}

type Detour = (bench: UploadBench, file: TestFile, inject: () => void) => Promise<void>

const onResume: Detour = async (bench, file, inject) => {
  await bench.press('Pause', file)
  inject()
  await bench.press('Resume', file)
}

const onCancel: Detour = async (bench, file, inject) => {
  inject()
  await bench.press('Cancel', file)
  await bench.endStalledCalls(file)
}

/** Steps that only a paused or cancelled upload takes. */
const detours: Record<string, Detour> = {
  'list parts': onResume,
  abort: onCancel,
  offset: onResume,
  terminate: onCancel,
}

const cases = transports.flatMap((transport) => {
  const faultsOf: Record<string, readonly IncidentName[]> = matrix[transport]
  return Object.entries<Step>(steps[transport]).flatMap(([name, step]) =>
    (faultsOf[name] ?? []).flatMap((incident) =>
      Object.entries(durations).map(([duration, times]) => ({ transport, name, step, incident, duration, times })),
    ),
  )
})

test.describe(`uploads in ${cases.length} faults`, () => {
  for (const { transport, name, step, incident, duration, times } of cases)
    test(`${transport}: completes despite ${incident} at ${name} (${duration})`, async ({ bench }) => {
      const inject = () => bench.injectFaults(faultAt(step, incident, times))
      const detour = detours[name]
      const start = async () => {
        const file = bench.newFile(sizes[transport])
        await bench.choose(transport)
        inject()
        await bench.add(file)
        return file
      }
      const file = detour ? await startInterrupted(bench, transport) : await start()
      await detour?.(bench, file, inject)
      await bench.settle(file)
      // Requests to the site's own origin have no preflight.
      expect(bench.hasFaulted()).toBe(step.at === 'storage' || incident !== 'refused preflight')
      await bench.complete(file)
      await bench.press('Remove', file)
      if (isOutcomeUnknown(transport, name, incident)) await bench.expectWholeAtLeastOnce(file)
      else await bench.expectWhole(file)
    })
})
