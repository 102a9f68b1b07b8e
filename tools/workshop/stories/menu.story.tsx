import { Copy, Ellipsis, Heart, ListPlus, Play, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'
import type { MenuGroup } from '@/ui/overlays/menu-rows'

import type { Story } from '../story'

const nothing = () => {}

const playlists: MenuGroup[] = [
  { id: 'new', entries: [{ id: 'create', label: 'Jauns saraksts…', onSelect: nothing }] },
  {
    id: 'mine',
    title: 'Mani saraksti',
    entries: [
      { id: 'evening', label: 'Vakara dziesmas', onSelect: nothing },
      { id: 'car', label: 'Garam ceļam uz vecmāmiņu un atpakaļ', onSelect: nothing },
      {
        id: 'folder',
        label: 'Svētki',
        groups: [
          {
            id: 'feasts',
            entries: [
              { id: 'jani', label: 'Jāņi', onSelect: nothing },
              { id: 'xmas', label: 'Ziemassvētki', onSelect: nothing },
            ],
          },
        ],
      },
    ],
  },
]

const groups: MenuGroup[] = [
  {
    id: 'play',
    entries: [
      { id: 'play', label: 'Atskaņot', icon: <Play aria-hidden />, shortcut: 'Enter', onSelect: nothing },
      { id: 'next', label: 'Pievienot sarakstam', icon: <ListPlus aria-hidden />, groups: playlists },
      { id: 'like', label: 'Patīk', icon: <Heart aria-hidden />, shortcut: 'L', onSelect: nothing },
      { id: 'share', label: 'Dalīties', icon: <Share2 aria-hidden />, disabled: true, onSelect: nothing },
      { id: 'copy', label: 'Kopēt saiti', icon: <Copy aria-hidden />, onSelect: nothing },
    ],
  },
  {
    id: 'danger',
    entries: [{ id: 'delete', label: 'Dzēst', icon: <Trash2 aria-hidden />, danger: true, onSelect: nothing }],
  },
]

function Choice() {
  const [language, setLanguage] = useState('lv')
  const entries = [
    { id: 'lv', label: 'Latviešu', onSelect: () => setLanguage('lv') },
    { id: 'en', label: 'English', lang: 'en', onSelect: () => setLanguage('en') },
  ]
  return (
    <Menu
      label="Valoda"
      groups={[{ id: 'language', title: 'Valoda', selectedId: language, entries }]}
      placement="bottom start"
      trigger={(trigger) => (
        <Button {...trigger} variant="outline">
          Valoda: {language}
        </Button>
      )}
    />
  )
}

/** @see Menu */
export const story: Story = {
  title: 'Menu',
  states: {
    'With every kind of entry': () => (
      <Menu
        label="Dziesma"
        groups={groups}
        placement="bottom start"
        trigger={(trigger) => (
          <Button {...trigger} variant="outline">
            Dziesma
          </Button>
        )}
      />
    ),
    'With a choice': Choice,
    'At the right edge': () => (
      <div className="flex justify-end">
        <Menu
          label="Vairāk"
          groups={groups}
          trigger={(trigger) => <IconButton {...trigger} label="Vairāk" icon={<Ellipsis />} />}
        />
      </div>
    ),
  },
}
