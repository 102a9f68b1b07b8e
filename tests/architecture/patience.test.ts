import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('how long tests wait for the screen is said in one place', () => {
  const files = ['resources/client/', 'tests/'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      /\.tsx?$/.test(file) ? folder + file : [],
    ),
  )
  const own = files.filter((file) => /^configure\(\{ asyncUtilTimeout/m.test(readFileSync(file, 'utf8')))
  expect(own).toEqual(['tests/dom-setup.ts'])
})
