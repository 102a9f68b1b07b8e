import { beforeEach, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { pressedSetting } from './pressed-setting'

const bootstrap = bootstrapOf({
  settings: {
    branding: { site_name: 'Dziesma', logo_dark: 'logo.svg' },
    menus: [{ items: [{ label: 'Cenas' }] }, { items: [{ label: '' }, { label: 'Jautājumi' }] }],
    homepage: {
      type: 'landingPage',
      appearance: {
        headerTitle: 'Sveiki',
        headerImage: 'storage/homepage/1.svg',
        actions: { cta1: { label: 'Sākt' } },
        primaryFeatures: [{ title: 'Pirmā' }, { title: 'Otrā' }],
      },
    },
  },
})

beforeEach(() => setBootstrap(bootstrap))

it.each([
  ['<a><img src="http://dziesma.test/logo.svg"></a>', 'branding.logo_dark'],
  ['<a><span>Dziesma</span></a>', 'branding.site_name'],
  ['<nav><a><svg></svg><span>Jautājumi</span></a></nav>', 'menus.1.items.1'],
  ['<div role="menu"><div role="menuitem">Cenas</div></div>', 'menus.0.items.0'],
  ['<p><a>Jautājumi</a></p>', undefined],
  ['<nav><a></a></nav>', undefined],
  ['<main><h1>Sveiki</h1></main>', 'homepage.appearance.headerTitle'],
  ['<main><h3>Otrā</h3></main>', 'homepage.appearance.primaryFeatures.1.title'],
  ['<main><a>Sākt</a></main>', 'homepage.appearance.actions.cta1.label'],
  ['<main><img src="http://dziesma.test/storage/homepage/1.svg"></main>', 'homepage.appearance.headerImage'],
  ['<main><p>Cits</p></main>', undefined],
  ['<main><p></p></main>', undefined],
])('finds for a press on %s: %s', (html, setting) => {
  document.body.innerHTML = html
  // The innermost element, as a press has it.
  const target = [...document.body.querySelectorAll('*')].findLast((element) => element.localName !== 'svg')
  expect(target && pressedSetting(target, bootstrap)).toBe(setting)
  document.body.replaceChildren()
})
