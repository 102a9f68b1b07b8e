/** The line to change, by software. */
export type Fix = { laravel?: string; nginx?: string; apache?: string }

/** Texts of a finding. An error breaks the site for users; a warning makes it slower, less safe or less complete. */
export type Explanation = { severity: 'error' | 'warning'; what: string; why: string; fix: Fix }

/** Texts of findings by id. */
export type Explanations = Record<string, Explanation>

/** Defines the findings of an area. Ids begin with the area's name, so that an id exists once. */
export const area = <Name extends string, Id extends `${Name}.${string}`>(
  name: Name,
  title: string,
  findings: Record<Id, Explanation>,
) => ({ name, title, findings })
