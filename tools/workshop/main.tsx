import '@/styles/main.css'
import '@/styles/components.css'

import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { bootstrapSchema } from '@/contract/groups/bootstrap'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { startI18n } from '@/core/platform/i18n/i18n'

import { type Look, lookOf } from './look'
import { loadStory, storyNames } from './story'
import { StoryPage } from './story-page'
import { Workshop } from './workshop'

const look = lookOf(window.location.search, storyNames)
const isBare = new URLSearchParams(window.location.search).has('bare')

async function bareStory({ story, language }: Look): Promise<ReactElement> {
  const bootstrap = bootstrapSchema.parse({ language, settings: {}, themes: [] })
  setBootstrap(bootstrap)
  const [, loaded] = await Promise.all([startI18n(bootstrap), loadStory(story)])
  return <StoryPage story={loaded} />
}

document.documentElement.classList.toggle('dark', look.theme === 'dark')
document.documentElement.classList.toggle('child-mode', look.isChild && isBare)
document.title = look.story

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with id "root"')
const content = isBare ? await bareStory(look) : <Workshop look={look} />
createRoot(root).render(<StrictMode>{content}</StrictMode>)
