import type { PluginOption } from 'vite'

import { axiosWithoutAdapters } from './axios-without-adapters.ts'
import { plainIcons } from './plain-icons.ts'
import { reactRemovedFeatures } from './react-removed-features.ts'
import { reactWithoutUnused } from './react-without-unused.ts'
import { routerWithoutFramework } from './router-without-framework.ts'
import { supportedLocales } from './supported-locales.ts'
import { withoutPropertyFallbacks } from './without-property-fallbacks.ts'
import { zodWithoutUnused } from './zod-without-unused.ts'

/**
 * Plugins that make published packages smaller. With `DEPENDENCIES=published` there are none: the bundle is larger and
 * works the same, so that an update never waits for them (docs/upgrading.md).
 */
export const adaptedDependencies = (): PluginOption[] =>
  process.env['DEPENDENCIES'] === 'published'
    ? []
    : [
        axiosWithoutAdapters(),
        routerWithoutFramework(),
        reactWithoutUnused(),
        reactRemovedFeatures(),
        zodWithoutUnused(),
        plainIcons(),
        supportedLocales(),
        withoutPropertyFallbacks(),
      ]
