/** An email that the mock keeps instead of delivering it. */
export type Mail = {
  id: number
  /** Milliseconds since the epoch. */
  at: number
  to: string
  subject: string
  text: string
  /** Code to enter. */
  code: string | null
  /** Link relative to the site's root. */
  link: string | null
}

/** Holds the mails sent by a world. */
export function createOutbox({ now = Date.now }: { now?: () => number } = {}) {
  const mails: Mail[] = []
  return {
    send({
      code = null,
      link = null,
      ...mail
    }: Pick<Mail, 'to' | 'subject' | 'text'> & Partial<Pick<Mail, 'code' | 'link'>>): void {
      mails.unshift({ id: mails.length + 1, at: now(), ...mail, code, link })
    },
    /** Newest first; filtered by recipient if given. */
    all: (to?: string): readonly Mail[] => (to === undefined ? mails : mails.filter((mail) => mail.to === to)),
  }
}
/** Result of {@link createOutbox}. */
export type Outbox = ReturnType<typeof createOutbox>
