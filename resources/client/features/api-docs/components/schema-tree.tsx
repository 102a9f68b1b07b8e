import { ChevronRight } from 'lucide-react'
import { useState } from 'react'

import { classNames } from '@/lib/class-names'

import { describeSchema, type SchemaChild, type SchemaNode } from '../document/describe-schema'
import type { Json } from '../document/json'
import { Code } from './code'
import { RequiredBadge, SchemaSummary } from './schema-summary'

/** A schema as a tree: the first level is open, deeper ones are described when they are opened. */
export function SchemaTree({ root, schema }: { root: Json; schema: unknown }) {
  const node = describeSchema(root, schema)
  return (
    <div className="space-y-2 rounded-panel border border-divider px-4 py-3">
      <SchemaSummary node={node} />
      <Children root={root} node={node} />
    </div>
  )
}

const Children = ({ root, node: { children, lineage } }: { root: Json; node: SchemaNode }) =>
  children.length > 0 && (
    <ul className="divide-y divide-divider">
      {children.map((child) => (
        <Field key={child.name} root={root} child={child} lineage={lineage} />
      ))}
    </ul>
  )

type FieldProps = { root: Json; child: SchemaChild; lineage: readonly Json[] }

function Field({ root, child: { name, schema, isRequired }, lineage }: FieldProps) {
  const [isOpen, setOpen] = useState(false)
  const node = describeSchema(root, schema, lineage)
  const label = (
    <span className="flex flex-wrap items-center gap-2 font-bold">
      <Code className="[overflow-wrap:anywhere]">{name}</Code>
      {isRequired && <RequiredBadge />}
    </span>
  )
  return (
    <li className="py-1">
      {node.children.length > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 flex min-h-target items-center gap-1.5 rounded-small px-2 text-start transition-press hover:bg-hover"
        >
          <ChevronRight
            aria-hidden
            className={classNames('size-4 shrink-0 text-muted transition-[rotate]', isOpen && 'rotate-90')}
          />
          {label}
        </button>
      ) : (
        <div className="flex min-h-9 items-center">{label}</div>
      )}
      <SchemaSummary node={node} />
      {isOpen && (
        <div className="mt-1 border-s-2 border-divider ps-4">
          <Children root={root} node={node} />
        </div>
      )}
    </li>
  )
}
