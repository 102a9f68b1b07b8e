const LENGTH = 100

/** Keeps the CSP violation reports of browsers, newest first. */
export function createCspReports() {
  const reports: unknown[] = []
  return {
    add(report: unknown): void {
      reports.unshift(report)
      reports.splice(LENGTH)
    },
    all: (): readonly unknown[] => reports,
    clear(): void {
      reports.length = 0
    },
  }
}
