import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { sbomOf } from '../../tools/release/sbom'
import { VERSION } from '../../tools/version'

const component = z.looseObject({ name: z.string(), version: z.string(), purl: z.string() })
const sbomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ timestamp: z.string(), component }),
  components: z.array(z.extend(component, { hashes: z.array(z.looseObject({ alg: z.literal('SHA-512') })) })),
})

it('lists the production packages with their hashes, also those that development shares', () => {
  const { metadata, components } = sbomSchema.parse(JSON.parse(sbomOf(new Date(0))))
  expect(metadata).toMatchObject({
    timestamp: '1970-01-01T00:00:00.000Z',
    component: { name: 'dziesma', version: VERSION, purl: `pkg:npm/dziesma@${VERSION}` },
  })
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'zod', '@fontsource-variable/nunito']))
  expect(names.filter((name) => ['vite', 'vitest', 'typescript', 'msw'].includes(name))).toEqual([])
})
