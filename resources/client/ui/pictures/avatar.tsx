import { UserRound } from 'lucide-react'

import { classNames } from '@/lib/class-names'
import { INITIALS_COLOUR, nameColour, initialsOf } from '@/lib/initials'

import { useUiTranslation } from '../ui-translation'
import { Image } from './image'

/** 32, 44, 72 and 128 pixels; `2xl` scales with the viewport, for choosing a profile. */
export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl' | '2xl'

const sizes: Record<AvatarSize, string> = {
  sm: 'size-8 text-xs',
  md: 'size-11 text-base',
  lg: 'size-18 text-xl',
  xl: 'size-32 text-3xl',
  '2xl': 'size-[clamp(7rem,26vmin,12rem)] text-4xl',
}

type AvatarProps = {
  /** Person's name; determines the initials and their colour. */
  name: string
  src?: string | null | undefined
  /** Alternative text; omit if the name is next to the avatar. */
  alt?: string
  size?: AvatarSize
  isUrgent?: boolean
}

/** A person's picture, or their initials on a colour derived from the name. */
export function Avatar({ name, src, alt = '', size = 'md', isUrgent }: AvatarProps) {
  const { language } = useUiTranslation()
  const initialsStyle = { background: nameColour(name), color: INITIALS_COLOUR }
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
          <span
            style={initialsStyle}
            className="absolute inset-0 grid place-items-center font-extrabold tracking-tight"
          >
            {initialsOf(name, language) || <UserRound className="size-3/5" />}
          </span>
        }
      />
    </span>
  )
}
