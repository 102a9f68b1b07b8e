import type { Bootstrap } from '@/contract/bootstrap'
import { element } from '@/lib/browser/element'

import { block, logo } from './frame-parts'

/** A public page: its header with the logo, and a title. */
export const publicFrame = (bootstrap: Bootstrap): HTMLElement =>
  element(
    'div',
    'mx-auto w-full max-w-page px-4 py-3 md:px-8',
    logo(bootstrap),
    block('mt-8 h-10 w-full max-w-md rounded-button'),
  )
