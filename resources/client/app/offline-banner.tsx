import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useOnline } from '@/lib/react/use-browser-state'

/**
 * Shows what still works offline, above the player bar. The live region is always mounted, so that screen readers
 * announce it.
 */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--player-bar-height,0px)+var(--bottom-navigation-height))] z-bar"
    >
      {!isOnline && (
        <p className="border-t border-divider bg-chip px-4 py-1.5 text-center text-sm font-semibold text-main md:mx-auto md:w-fit md:rounded-t-panel md:border-x">
          {t("You're offline. Loaded songs and pages you've opened still work.")}
        </p>
      )}
    </div>
  )
}
