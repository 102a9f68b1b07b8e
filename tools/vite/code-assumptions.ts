import { parseAst } from 'vite'

/**
 * Assumptions about a dependency that are true in this project, so that the minifier can drop dead code. Values are JavaScript
 * expressions.
 */
export type CodeAssumptions = {
  /** Why the assumptions are safe here. */
  why: string
  /** Values that `tag` never has; their `case` branches are removed. */
  tags?: number[]
  /** Variables with a constant value. */
  variables?: Record<string, string>
  /** Replacement initial values of variables. */
  initial?: Record<string, string>
  /** Properties with a constant value on every object. */
  properties?: Record<string, string>
  /** Classes for which `instanceof` is always false. */
  instances?: string[]
  /** Members of object literals that are never read. */
  members?: string[]
  /** Functions whose calls have no side effect and return this value. */
  calls?: Record<string, string>
  /** Functions that are never called; their bodies are replaced by a throw. */
  uncalled?: string[]
  /**
   * Removable assignments by their left side: `exports.hydrateRoot`, or `Name.prototype` for all methods of a class.
   */
  assignments?: string[]
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }
type KnownAssumptions = Required<Omit<CodeAssumptions, 'why'>>
type Visit = { node: Node; parent: Node | undefined; key: string; variables: Record<string, string> }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])

const isNamed = (node: unknown, name: string | RegExp): boolean =>
  isNode(node) &&
  node.type === 'Identifier' &&
  (typeof name === 'string' ? node['name'] === name : name.test(String(node['name'])))

/** Whether a node is `fiber.tag` or a local variable that holds it. */
const isTag = (node: unknown): boolean =>
  isNamed(node, /^tag(\$jscomp\$\d+)?$/) ||
  (isNode(node) && node.type === 'MemberExpression' && node['computed'] === false && isNamed(node['property'], 'tag'))

/** Returns an identifier's name, or an empty string, which is the key of no assumption. */
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '')

const REMOVED_BODY = 'throw Error("Removed from this build: see tools/vite")'

/** Collects the replacements in a module, and the assumptions that matched. */
class Editor {
  readonly edits: Edit[] = []
  readonly used = new Set<string>()

  constructor(
    private readonly code: string,
    private readonly assumptions: KnownAssumptions,
  ) {}

  visit({ node, parent, key, variables }: Visit): void {
    if (this.replace({ node, parent, key, variables })) return
    const params = nodes(node['params']).map(nameOf)
    const inner =
      params.length > 0
        ? Object.fromEntries(Object.entries(variables).filter(([name]) => !params.includes(name)))
        : variables
    for (const [childKey, value] of Object.entries(node)) {
      if (childKey === 'id' || childKey === 'params') continue
      for (const child of nodes(value)) this.visit({ node: child, parent: node, key: childKey, variables: inner })
    }
  }

  /** Returns true when the whole node is replaced. */
  private replace(visit: Visit): boolean {
    const { node } = visit
    if (node.type === 'SwitchStatement') this.dropCases(node)
    if (node.type === 'BinaryExpression') return this.compareTag(node) || this.compareClass(node)
    if (node.type === 'Property') return this.dropMember(node)
    if (node.type === 'AssignmentExpression') this.dropWrite(visit)
    if (node.type === 'VariableDeclarator') return this.replaceInitialValue(node)
    if (node.type === 'Identifier') return this.readVariable(visit)
    if (node.type === 'MemberExpression') return this.readProperty(visit)
    if (node.type === 'CallExpression') return this.replaceCall(node)
    if (node.type === 'FunctionDeclaration') return this.emptyFunction(node)
    return node.type === 'ExpressionStatement' && this.dropAssignment(node)
  }

  private edit(assumption: string, start: number, end: number, text: string): true {
    this.used.add(assumption)
    this.edits.push({ start, end, text })
    return true
  }

  /** Removes a `case` label: its statements follow a `break` or `return`, or also belong to the previous case. */
  private dropCases({ discriminant, cases }: Node): void {
    if (!isTag(discriminant)) return
    let isFirst = true
    for (const { test, start, end, consequent } of nodes(cases)) {
      const tag = isNode(test) ? Number(test['value']) : Number.NaN
      if (!this.assumptions.tags.includes(tag)) isFirst = false
      // Statements need a case before them, so the first label becomes `case NaN`, which is never reached either.
      else
        this.edit(
          `tag ${tag}`,
          start,
          nodes(consequent)[0]?.start ?? end,
          isFirst && nodes(consequent).length > 0 ? 'case NaN:' : '',
        )
    }
  }

  private compareTag({ left, right, operator, start, end }: Node): boolean {
    const [literal, other] = isNode(left) && left.type === 'Literal' ? [left, right] : [right, left]
    const tag = isNode(literal) ? literal['value'] : undefined
    if (typeof tag !== 'number' || !this.assumptions.tags.includes(tag) || !isTag(other)) return false
    return (
      (operator === '===' || operator === '!==') &&
      this.edit(`tag ${tag}`, start, end, operator === '===' ? '!1' : '!0')
    )
  }

  private compareClass({ right, operator, start, end }: Node): boolean {
    return (
      operator === 'instanceof' &&
      this.assumptions.instances.includes(nameOf(right)) &&
      this.edit(nameOf(right), start, end, '!1')
    )
  }

  private dropMember({ key, computed, start, end }: Node): boolean {
    const name = computed === false && isNode(key) ? String(key['name'] ?? key['value']) : ''
    return this.assumptions.members.includes(name) && this.edit(name, start, this.code[end] === ',' ? end + 1 : end, '')
  }

  /** Reduces `name = value` to its value. */
  private dropWrite({ node: { left, right, operator, start }, variables }: Visit): void {
    if (operator === '=' && isNode(right) && Object.hasOwn(variables, nameOf(left)))
      this.edit(nameOf(left), start, right.start, '')
  }

  private replaceInitialValue({ id, init }: Node): boolean {
    const value = Object.hasOwn(this.assumptions.initial, nameOf(id)) ? this.assumptions.initial[nameOf(id)] : undefined
    return value !== undefined && isNode(init) && this.edit(nameOf(id), init.start, init.end, value)
  }

  private readVariable({ node, parent, key, variables }: Visit): boolean {
    const value = Object.hasOwn(variables, nameOf(node)) ? variables[nameOf(node)] : undefined
    const isKey = parent?.['computed'] === false && (key === 'property' || key === 'key')
    const isWrite = parent?.type === 'AssignmentExpression' && key === 'left'
    if (value === undefined || isKey) return false
    return isWrite || this.edit(nameOf(node), node.start, node.end, value)
  }

  private readProperty({ node, parent, key }: Visit): boolean {
    const name = node['computed'] === false ? nameOf(node['property']) : ''
    const value = Object.hasOwn(this.assumptions.properties, name) ? this.assumptions.properties[name] : undefined
    const isWrite = parent?.type === 'AssignmentExpression' && key === 'left'
    return value !== undefined && !isWrite && this.edit(name, node.start, node.end, value)
  }

  private replaceCall({ callee, start, end, arguments: values }: Node): boolean {
    const name = nameOf(callee)
    const value = Object.hasOwn(this.assumptions.calls, name) ? this.assumptions.calls[name] : undefined
    if (value === undefined) return false
    for (const { type } of nodes(values)) {
      if (type === 'CallExpression' || type === 'AssignmentExpression')
        throw new Error(`A call of ${name} has side effects in its arguments: ${this.code.slice(start, end)}`)
    }
    return this.edit(name, start, end, value)
  }

  private emptyFunction({ id, body }: Node): boolean {
    const name = nameOf(id)
    return (
      this.assumptions.uncalled.includes(name) &&
      isNode(body) &&
      this.edit(name, body.start + 1, body.end - 1, REMOVED_BODY)
    )
  }

  private dropAssignment({ expression, start, end }: Node): boolean {
    const left =
      isNode(expression) && expression.type === 'AssignmentExpression' && isNode(expression['left'])
        ? expression['left']
        : undefined
    const text = left ? this.code.slice(left.start, left.end) : ''
    const assumption = this.assumptions.assignments.find(
      (name) => text === name || (name.endsWith('.prototype') && text.startsWith(`${name}.`)),
    )
    if (assumption === undefined) return false
    if (isNode(expression) && isNode(expression['right']) && expression['right'].type === 'AssignmentExpression')
      throw new Error(`The assignment to ${text} is chained with another one`)
    return this.edit(assumption, start, end, ';')
  }
}

const mergeAssumptions = (assumptions: readonly CodeAssumptions[]): KnownAssumptions => ({
  tags: assumptions.flatMap(({ tags = [] }) => tags),
  variables: Object.assign({}, ...assumptions.map(({ variables }) => variables)) as KnownAssumptions['variables'],
  initial: Object.assign({}, ...assumptions.map(({ initial }) => initial)) as KnownAssumptions['initial'],
  properties: Object.assign({}, ...assumptions.map(({ properties }) => properties)) as KnownAssumptions['properties'],
  calls: Object.assign({}, ...assumptions.map(({ calls }) => calls)) as KnownAssumptions['calls'],
  instances: assumptions.flatMap(({ instances = [] }) => instances),
  members: assumptions.flatMap(({ members = [] }) => members),
  uncalled: assumptions.flatMap(({ uncalled = [] }) => uncalled),
  assignments: assumptions.flatMap(({ assignments = [] }) => assignments),
})

/**
 * Applies assumptions to a module's code, so that the minifier drops what they make unreachable. No line moves, so a source
 * map stays valid. Throws when an assumption matches nothing: the module has changed, and its assumptions need a review.
 */
export function withAssumptions(code: string, assumptions: readonly CodeAssumptions[]): string {
  const known = mergeAssumptions(assumptions)
  const editor = new Editor(code, known)
  const program: unknown = parseAst(code)
  for (const node of nodes(program)) editor.visit({ node, parent: undefined, key: '', variables: known.variables })
  const names = [known.variables, known.initial, known.properties, known.calls].flatMap(Object.keys)
  const all = [
    ...known.tags.map((tag) => `tag ${tag}`),
    ...names,
    ...known.instances,
    ...known.members,
    ...known.uncalled,
    ...known.assignments,
  ]
  const unused = all.filter((assumption) => !editor.used.has(assumption))
  if (unused.length > 0) throw new Error(`These assumptions match nothing: ${unused.join(', ')}`)
  return editor.edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: value }) =>
        text.slice(0, start) + value + text.slice(start, end).replaceAll(/[^\n]/g, '') + text.slice(end),
      code,
    )
}
