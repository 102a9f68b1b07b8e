/** Number of attempts allowed per period in milliseconds. */
export type Limit = { attempts: number; per: number }

type Window = { attempts: number; endsAt: number }

/** Counts attempts like Laravel's rate limiter: a window starts with its first attempt. */
export function createThrottle() {
  const windows = new Map<string, Window>()

  function current(key: string, now: number): Window | undefined {
    const window = windows.get(key)
    return window && window.endsAt > now ? window : undefined
  }

  return {
    /** Whole seconds until the key may try again; 0 if it may now. */
    secondsLeft(key: string, { attempts }: Limit, now: number): number {
      const window = current(key, now)
      return window && window.attempts >= attempts ? Math.ceil((window.endsAt - now) / 1000) : 0
    },
    count(key: string, { per }: Limit, now: number): void {
      const window = current(key, now)
      windows.set(key, { attempts: (window?.attempts ?? 0) + 1, endsAt: window?.endsAt ?? now + per })
    },
    clear(key: string): void {
      windows.delete(key)
    },
  }
}
/** Result of {@link createThrottle}. */
export type Throttle = ReturnType<typeof createThrottle>
