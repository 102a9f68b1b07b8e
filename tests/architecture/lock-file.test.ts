import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      integrity: z.optional(z.string()),
      resolved: z.optional(z.string()),
      link: z.optional(z.boolean()),
      inBundle: z.optional(z.boolean()),
    }),
  ),
})

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const { '': root, ...others } = packages
/** Packages that npm downloads; bundled ones come inside of another. */
const downloaded = Object.entries(others).filter(([, { link, inBundle }]) => !link && !inBundle)

it('locks the hash of every package, also of those for other platforms', () => {
  expect(root).toBeDefined()
  expect(downloaded.length).toBeGreaterThan(500)
  expect(downloaded.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([])
})

it('downloads packages from the public registry only', () => {
  const hosts = Object.values(packages).flatMap(({ resolved }) => (resolved ? [new URL(resolved).origin] : []))
  expect(hosts.filter((origin) => origin !== 'https://registry.npmjs.org')).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry/)
})
