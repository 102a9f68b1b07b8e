import { isSuccess } from '@/contract/http-status'
import { createHttpServer } from '@mock/http/create-http-server'
import { PERSONA_PASSWORD, type PersonaKey, personas } from '@mock/scenarios/personas'
import type { Scenario } from '@mock/scenarios/scenarios'
import { openStorage } from '@mock/storage/open-storage'
import { createS3Storage } from '@mock/storage/s3-storage'

import type { Account, Exchange } from './case'

/** A site to run the cases against. */
export type Site = {
  name: string
  open: () => Promise<{ url: string; close: () => Promise<void> }>
  /** Selects the cases for this site; all by default. */
  includes?: (exchange: Exchange) => boolean
}

/** Mock scenarios with enough content for the cases. */
const MOCK_SCENARIOS = ['typical', 'newer', 'sparse', 'long', 'huge'] as const satisfies Scenario[]

/** Starts the mock over HTTP with a separate storage. */
async function openMock(scenario: Scenario) {
  const storage = await openStorage({})
  const { url, close } = await createHttpServer({ port: 0, scenario, storage: createS3Storage(storage.config) })
  return { url, close: () => Promise.all([close(), storage.close()]).then(() => undefined) }
}

/** Refusals do not depend on the content, so that other scenarios run only the successful cases. */
const isSuccessful = ({ status }: Exchange): boolean => isSuccess(status)

/** The mock in each scenario; all but the first run only the successful cases. */
export const sites: Site[] = MOCK_SCENARIOS.map((scenario, index) => ({
  name: `the ${scenario} mock`,
  open: () => openMock(scenario),
  ...(index > 0 && { includes: isSuccessful }),
}))

/** Account of a persona; undefined for a guest. */
export function accountOf(persona: PersonaKey): Account | undefined {
  const { email } = personas[persona]
  return email === null ? undefined : { email, password: PERSONA_PASSWORD }
}
