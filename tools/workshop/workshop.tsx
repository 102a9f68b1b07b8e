import { useState } from 'react'

import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'

import type { Look } from './look'
import { storyNames } from './story'

/** Widths of the story frame in pixels; `wide` fills the available space. */
const widths = { '320': 'w-[320px]', '390': 'w-[390px]', '768': 'w-[768px]', wide: 'w-full' }

type Width = keyof typeof widths

/** Workshop page: list of stories, display options, and the story in an iframe. */
export function Workshop({ look }: { look: Look }) {
  const [width, setWidth] = useState<Width>('wide')
  const go = (change: Partial<Look>) => window.location.assign(searchOf({ ...look, ...change }, { isBare: false }))
  return (
    <div className="grid h-dvh grid-cols-[15rem_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <nav aria-label="Components" className="row-span-2 overflow-auto border-e border-divider bg-background-alt p-3">
        <ul>
          {storyNames.map((story) => (
            <li key={story}>
              <a
                href={searchOf({ ...look, story }, { isBare: false })}
                aria-current={story === look.story ? 'page' : undefined}
                className={classNames(
                  'block rounded-small px-3 py-1.5 hover:bg-hover',
                  story === look.story && 'bg-selected font-bold',
                )}
              >
                {story}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div role="toolbar" aria-label="Look" className="flex flex-wrap items-center gap-2 border-b border-divider p-2">
        <Button size="sm" variant="outline" onClick={() => go({ theme: look.theme === 'dark' ? 'light' : 'dark' })}>
          {look.theme}
        </Button>
        <Button size="sm" variant="outline" onClick={() => go({ language: look.language === 'lv' ? 'en' : 'lv' })}>
          {look.language}
        </Button>
        <Button size="sm" variant="outline" aria-pressed={look.isChild} onClick={() => go({ isChild: !look.isChild })}>
          child mode
        </Button>
        {Object.keys(widths).map((name) => (
          <Button
            key={name}
            size="sm"
            variant="ghost"
            aria-pressed={name === width}
            onClick={() => setWidth(name as Width)}
          >
            {name}
          </Button>
        ))}
      </div>
      <div className="overflow-auto bg-chip">
        <iframe
          title={look.story}
          src={searchOf(look, { isBare: true })}
          className={classNames('h-full', widths[width])}
        />
      </div>
    </div>
  )
}

/** Builds the query string for display options; `bare` shows only the story. */
function searchOf({ story, theme, language, isChild }: Look, { isBare }: { isBare: boolean }): string {
  const query = new URLSearchParams({
    story,
    theme,
    language,
    ...(isChild && { child: '' }),
    ...(isBare && { bare: '' }),
  })
  return `?${query}`
}
