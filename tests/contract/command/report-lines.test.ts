import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { messageOf } from '../../../tools/contract/fail-with-context'
import { shortened, toProblems } from '../../../tools/contract/report'

const lines = Array.from({ length: 12 }, (_, index) => `body at rows.${index}.id: Invalid input`)

it('shortens a value to ten lines', () => {
  expect(shortened(lines.join('\n')).split('\n')).toEqual([...lines.slice(0, 10), '… and 2 more lines'])
  expect(shortened('one')).toBe('one')
})

it('shortens the problems of a case to ten', () => {
  const problems = toProblems(lines)
  expect(problems).toHaveLength(11)
  expect(problems[9]).toEqual({ field: 'rows.9.id', message: 'Invalid input' })
  expect(problems[10]).toEqual({ message: '… and 2 more problems' })
})

it('describes a value that a schema refuses by a line for each field', () => {
  const { error } = z.object({ user: z.object({ id: z.number() }) }).safeParse({ user: { id: 'a' } })
  expect(messageOf(error)).toMatch(/^user\.id: Invalid input/)
})
