import { useRef, useState } from 'react'

import { enterText } from '@/lib/forms/fill-form'
import { slugify } from '@/lib/slug'

type DerivedSlug = {
  /** Slug of the saved record; undefined for a new one. */
  saved: string | undefined
  /** Title or name that the slug is made from. */
  title: string
}

/** Keeps the slug of a new record the same as its title's until the user writes another one. */
export function useDerivedSlug({ saved, title }: DerivedSlug) {
  const input = useRef<HTMLInputElement>(null)
  const [copied] = useState(() => slugify(title))
  const first = saved ?? copied
  const [slug, setSlug] = useState(first)
  const isFollowing = !saved && (slug === '' || slug === slugify(title))
  const write = (next: string) => {
    if (input.current && input.current.value !== next) enterText(input.current, next)
  }
  return {
    slug,
    /** Whether the slug still follows the title. */
    isFollowing,
    /** Reports another title. */
    follow: (next: string) => {
      if (isFollowing) write(slugify(next))
    },
    /** Spells what the user wrote as a slug; an empty one becomes the title's. */
    normalize: () => write(slugify(slug) || slugify(title)),
    field: { ref: input, defaultValue: first, onChange: setSlug },
  }
}
