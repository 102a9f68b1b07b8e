import type { ReactElement } from 'react'

/** One component in all its states. */
export type Story = {
  /** Name of the component, as imported. */
  title: string
  /** Components that render the states, by name; components rather than elements, so that they can use hooks. */
  states: Record<string, () => ReactElement>
}

const files = import.meta.glob<{ story: Story }>('./stories/*.story.tsx')

/** Names of the stories in alphabetical order, derived from their file names. */
export const storyNames: string[] = Object.keys(files).map((path) =>
  path.slice('./stories/'.length, -'.story.tsx'.length),
)

/** Loads a story by name. Throws if it does not exist. */
export async function loadStory(name: string): Promise<Story> {
  const load = files[`./stories/${name}.story.tsx`]
  if (!load) throw new Error(`There is no story "${name}": choose from ${storyNames.join(', ')}`)
  return (await load()).story
}
