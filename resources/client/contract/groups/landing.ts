import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import {
  listOf,
  optionalName as name,
  optionalText as text,
  optionalLongText as longText,
  settingsGroup as group,
} from '../machinery/wire-values'
import { menuItemSchema } from '../shapes/menus'
import { artistSchema } from '../shapes/music'

/** An artist of the landing page; an artist without a picture has its albums' covers (product spec, section 3). */
const landingArtistSchema = z.looseObject({
  ...artistSchema.shape,
  albums: listOf(z.looseObject({ image: text })),
})
/** An artist of the landing page after parsing. */
export type LandingArtist = z.output<typeof landingArtistSchema>

const callToAction = z.optional(z.nullable(menuItemSchema))

const feature = { image: text, title: name, subtitle: name }
const primaryFeatureSchema = z.looseObject(feature)
const secondaryFeatureSchema = z.looseObject({ ...feature, description: longText })
/** A feature of the landing page: a card, or a row with a description. */
export type LandingFeature = z.output<typeof secondaryFeatureSchema>

/**
 * Texts, pictures and links of the landing page, from `settings.homepage.appearance` (product spec, section 3; backend
 * contract, section 10). Apart from the settings: only the landing page needs it.
 */
export const landingAppearanceSchema = group({
  headerTitle: name,
  headerSubtitle: longText,
  headerImage: text,
  /** From 0 to 1; a number or its text. */
  headerImageOpacity: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  headerOverlayColor1: text,
  headerOverlayColor2: text,
  actions: group({ cta1: callToAction, cta2: callToAction, cta3: callToAction, inputText: name, inputButton: name }),
  primaryFeatures: listOf(primaryFeatureSchema),
  secondaryFeatures: listOf(secondaryFeatureSchema),
  pricingTitle: name,
  pricingSubtitle: longText,
  footerImage: text,
  footerTitle: name,
  footerSubtitle: longText,
})
/** The landing page's texts, pictures and links after parsing. */
export type LandingAppearance = z.output<typeof landingAppearanceSchema>

/** Data of the landing page (backend contract, section 5). Release C has another endpoint; there it is a 404. */
export const landing = {
  /** The most viewed artists. */
  artists: endpoint({
    method: 'GET',
    path: 'landing/artists',
    response: z.looseObject({ artists: listOf(landingArtistSchema) }),
  }),
}
