import { UserRound } from 'lucide-react'

import { classNames } from '@/lib/class-names'
import { CALM_INK, calmColour, initialsOf } from '@/lib/colours/person-mark'

import { useUiTranslation } from '../ui-translation'
import { Image } from './image'

/** 32, 44, 72 and 128 pixels, and as large as a palm: in a line, in a list, on a page, to look at, to choose from. */
export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl' | '2xl'

const sizes: Record<AvatarSize, string> = {
  sm: 'size-8 text-xs',
  md: 'size-11 text-base',
  lg: 'size-18 text-xl',
  xl: 'size-32 text-3xl',
  '2xl': 'size-[clamp(7rem,26vmin,12rem)] text-4xl',
}

type AvatarProps = {
  /** Whose it is; gives the initials and their colour. */
  name: string
  src?: string | null | undefined
  /** What a screen reader says; left out where the name stands beside it. */
  alt?: string
  size?: AvatarSize
  isUrgent?: boolean
}

/** A person's picture, or initials on a colour that the name keeps. */
export function Avatar({ name, src, alt = '', size = 'md', isUrgent }: AvatarProps) {
  const { language } = useUiTranslation()
  const ground = { background: calmColour(name), color: CALM_INK }
  return (
    <span
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      className={classNames('inline-grid shrink-0', sizes[size])}
    >
      <Image
        src={src}
        alt=""
        isUrgent={isUrgent}
        className="size-full rounded-full"
        fallback={
          <span style={ground} className="absolute inset-0 grid place-items-center font-extrabold tracking-tight">
            {initialsOf(name, language) || <UserRound className="size-3/5" />}
          </span>
        }
      />
    </span>
  )
}
