import type { MockCustomPage } from '../../store/page-rows'
import { about } from './about'
import { privacy } from './privacy'
import { terms } from './terms'

/** Pages that the site's administrator wrote. */
export const customPages: MockCustomPage[] = [terms, privacy, about]
