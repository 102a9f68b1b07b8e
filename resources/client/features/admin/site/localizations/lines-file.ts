import * as z from 'zod/mini'

import { type LineProblem, problemOf } from './line-problems'

const linesSchema = z.record(z.string(), z.string())

/** A line of a file that would break a text of the site. */
export type BrokenLine = { text: string; problem: LineProblem }

/** Reads a JSON file of lines; undefined for anything but a flat object of strings. */
export async function readBrokenLines(file: File, language: string): Promise<BrokenLine[] | undefined> {
  const content = await file.text()
  try {
    const lines = linesSchema.parse(JSON.parse(content))
    return Object.entries(lines).flatMap(([text, line]) => {
      const problem = problemOf(text, line, language)
      return problem ? [{ text, problem }] : []
    })
  } catch {
    return undefined
  }
}
