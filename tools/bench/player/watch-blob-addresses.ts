import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Addresses that were made of blobs, and not taken back. */
    blobAddresses: Set<string>
  }
}

/** Has every page that is opened from now on keep count of the addresses it makes of blobs. */
export const watchBlobAddresses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const addresses = new Set<string>()
    const create = URL.createObjectURL.bind(URL)
    const revoke = URL.revokeObjectURL.bind(URL)
    window.blobAddresses = addresses
    URL.createObjectURL = (blob) => {
      const address = create(blob)
      addresses.add(address)
      return address
    }
    URL.revokeObjectURL = (address) => {
      addresses.delete(address)
      revoke(address)
    }
  })
