import { Skeleton } from './skeleton'

type FormSkeletonProps = {
  /** Number of fields. */
  fields: number
  /** Whether a round picture comes before the fields. */
  hasPicture?: boolean
}

/** Skeleton of a form: labels above their fields, and the button that saves. */
export const FormSkeleton = ({ fields, hasPicture = false }: FormSkeletonProps) => (
  <div aria-hidden className="flex flex-col gap-5">
    {hasPicture && <Skeleton className="size-24 rounded-full" />}
    {Array.from({ length: fields }, (_, field) => (
      <div key={field} className="space-y-2">
        <Skeleton className="h-4 w-32 rounded-button" />
        <Skeleton className="h-12 rounded-input" />
      </div>
    ))}
    <Skeleton className="h-12 w-32 rounded-button" />
  </div>
)
