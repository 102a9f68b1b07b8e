import type { Settings } from '@/contract/shapes/settings'

/** Whether a channel is the site's home page (backend contract, section 5.1). */
export const isHomeChannel = (
  { homepage: { type, value } }: Pick<Settings, 'homepage'>,
  { id, slug }: { id: number; slug?: string | null | undefined },
): boolean => (type?.startsWith('channel') ?? false) && value != null && [String(id), slug].includes(String(value))
