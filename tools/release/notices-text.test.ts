import { expect, it } from 'vitest'

import { noticesText } from './notices-text'

const react = { name: 'react', version: '19.3.1', licence: 'MIT', text: 'By Meta' }
const clsx = { name: 'clsx', version: '2.0.0', licence: 'MIT', text: 'By Luke' }
const scheduler = { name: 'scheduler', version: '0.28.0', licence: 'MIT', text: 'By Meta' }

it('writes each licence once, below all packages under it', () => {
  const text = noticesText([scheduler, react, clsx])
  expect(text).toContain('react 19.3.1 (MIT)\nscheduler 0.28.0 (MIT)\n\nBy Meta\n')
  expect(text.match(/By Meta/g)).toHaveLength(1)
})

it('writes the same text for modules in any order', () => {
  expect(noticesText([scheduler, react, clsx])).toBe(noticesText([clsx, react, scheduler]))
})

it('names a choice of licences without their brackets', () => {
  expect(noticesText([{ ...clsx, licence: '(MPL-2.0 OR Apache-2.0)' }])).toContain(
    'clsx 2.0.0 (MPL-2.0 OR Apache-2.0)\n',
  )
})
