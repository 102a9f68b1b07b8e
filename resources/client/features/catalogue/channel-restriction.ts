import type { Channel, NestedChannel } from '@/contract/channels'

/** Value of `restrictionModelId` that leaves the restriction to the address (backend contract, section 5.1). */
const BY_ADDRESS = 'urlParam'

/** What its address narrows a channel to, e.g. a genre; what an administrator has fixed stands in no address. */
export const addressRestriction = ({ config, restriction }: Channel | NestedChannel): string | undefined =>
  config?.restrictionModelId === BY_ADDRESS ? restriction?.name : undefined
