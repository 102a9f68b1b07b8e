/** A problem of the installation; `description` is HTML. */
export type MockSetupAlert = { id: number; title: string; description: string }

/** A page that an administrator wrote; `body` is HTML. */
export type MockCustomPage = {
  id: number
  slug: string
  title: string
  body: string
  /** Tags of the page's head; PHP sends an empty map as a list. */
  meta: unknown[] | Record<string, unknown>
  type: string
  user_id: number
  created_at: string
  updated_at: string
}
