import {
  Calendar,
  Disc3,
  Heart,
  ListMusic,
  type LucideIcon,
  Mail,
  MessageCircle,
  Mic,
  Music,
  UserRound,
  UsersRound,
} from 'lucide-react'

const icons = new Map<string | null | undefined, LucideIcon>([
  ['album', Disc3],
  ['artist', Mic],
  ['comment', MessageCircle],
  ['email', Mail],
  ['event', Calendar],
  ['favorite', Heart],
  ['mic', Mic],
  ['music-note', Music],
  ['people', UsersRound],
  ['person', UserRound],
  ['queue-music', ListMusic],
])

/** Returns the icon for the server's name of it; undefined for an unknown name. */
export const lineIcon = (name: string | null | undefined): LucideIcon | undefined => icons.get(name)
