import type { ReactElement } from 'react'

/** One component in every state it has, drawn one below the other. */
export type Story = {
  /** Its name, as it is imported. */
  title: string
  /** State to what draws it, each a component of its own so that it may hold state. */
  states: Record<string, () => ReactElement>
}

const files = import.meta.glob<{ story: Story }>('./stories/*.story.tsx')

/** Names of the stories, from those of their files, in alphabetic order. */
export const storyNames: string[] = Object.keys(files).map((path) =>
  path.slice('./stories/'.length, -'.story.tsx'.length),
)

/** Fetches a story. Throws when none has the name. */
export async function loadStory(name: string): Promise<Story> {
  const load = files[`./stories/${name}.story.tsx`]
  if (!load) throw new Error(`No story is called "${name}": ${storyNames.join(', ')}`)
  return (await load()).story
}
