import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('sets the wait timeout for the screen in one place', () => {
  const files = ['resources/client/', 'tests/'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      /\.tsx?$/.test(file) ? folder + file : [],
    ),
  )
  const configuring = files.filter((file) => /^ *asyncUtilTimeout:/m.test(readFileSync(file, 'utf8')))
  expect(configuring).toEqual(['tests/dom-setup.ts'])
})
