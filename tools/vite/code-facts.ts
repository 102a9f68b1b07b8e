import { parseAst } from 'vite'

/** What is always true of a module here, though its author could not know. Values are JavaScript expressions. */
export type CodeFacts = {
  /** Why it is true. */
  why: string
  /** Values that no `tag` has: cases for them are never reached. */
  tags?: number[]
  /** Variables that keep one value. */
  variables?: Record<string, string>
  /** Variables that may begin with another value. */
  initial?: Record<string, string>
  /** Properties that keep one value, of any object. */
  properties?: Record<string, string>
  /** Classes that nothing is an instance of. */
  instances?: string[]
  /** Properties and methods of object literals that nobody reads. */
  members?: string[]
  /** Functions of which a call does nothing but have this value. */
  calls?: Record<string, string>
  /** Functions that are never called: a call throws. */
  uncalled?: string[]
  /** Assignments that nobody needs, by their left side: `exports.hydrateRoot`, or `Name.prototype` for all of a class. */
  assignments?: string[]
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }
type Known = Required<Omit<CodeFacts, 'why'>>
type Visit = { node: Node; parent: Node | undefined; key: string; variables: Record<string, string> }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])

const isNamed = (node: unknown, name: string | RegExp): boolean =>
  isNode(node) &&
  node.type === 'Identifier' &&
  (typeof name === 'string' ? node['name'] === name : name.test(String(node['name'])))

/** `fiber.tag`, or a local variable that holds it. */
const isTag = (node: unknown): boolean =>
  isNamed(node, /^tag(\$jscomp\$\d+)?$/) ||
  (isNode(node) && node.type === 'MemberExpression' && node['computed'] === false && isNamed(node['property'], 'tag'))

/** The name of an identifier, as a key of facts; none is named like this. */
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '')

const UNCALLED = 'throw Error("Left out of this build: see tools/vite")'

/** Collects what to replace in a module, and which facts there was a place for. */
class Editor {
  readonly edits: Edit[] = []
  readonly used = new Set<string>()

  constructor(
    private readonly code: string,
    private readonly facts: Known,
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

  /** True when the node is replaced as a whole. */
  private replace(visit: Visit): boolean {
    const { node } = visit
    if (node.type === 'SwitchStatement') this.dropCases(node)
    if (node.type === 'BinaryExpression') return this.compareTag(node) || this.compareClass(node)
    if (node.type === 'Property') return this.dropMember(node)
    if (node.type === 'AssignmentExpression') this.dropWrite(visit)
    if (node.type === 'VariableDeclarator') return this.begin(node)
    if (node.type === 'Identifier') return this.readVariable(visit)
    if (node.type === 'MemberExpression') return this.readProperty(visit)
    if (node.type === 'CallExpression') return this.answerCall(node)
    if (node.type === 'FunctionDeclaration') return this.emptyFunction(node)
    return node.type === 'ExpressionStatement' && this.dropAssignment(node)
  }

  private edit(fact: string, start: number, end: number, text: string): true {
    this.used.add(fact)
    this.edits.push({ start, end, text })
    return true
  }

  /** Takes the label of a case away: what it led to comes after a `break` or `return`, or belongs to the case before as well. */
  private dropCases({ discriminant, cases }: Node): void {
    if (!isTag(discriminant)) return
    let isFirst = true
    for (const { test, start, end, consequent } of nodes(cases)) {
      const tag = isNode(test) ? Number(test['value']) : Number.NaN
      if (!this.facts.tags.includes(tag)) isFirst = false
      // Before the first case there is no place for statements: that of a tag which is no number is never reached either.
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
    if (typeof tag !== 'number' || !this.facts.tags.includes(tag) || !isTag(other)) return false
    return (
      (operator === '===' || operator === '!==') &&
      this.edit(`tag ${tag}`, start, end, operator === '===' ? '!1' : '!0')
    )
  }

  private compareClass({ right, operator, start, end }: Node): boolean {
    return (
      operator === 'instanceof' &&
      this.facts.instances.includes(nameOf(right)) &&
      this.edit(nameOf(right), start, end, '!1')
    )
  }

  private dropMember({ key, computed, start, end }: Node): boolean {
    const name = computed === false && isNode(key) ? String(key['name'] ?? key['value']) : ''
    return this.facts.members.includes(name) && this.edit(name, start, this.code[end] === ',' ? end + 1 : end, '')
  }

  /** Leaves of `name = value` the value alone. */
  private dropWrite({ node: { left, right, operator, start }, variables }: Visit): void {
    if (operator === '=' && isNode(right) && Object.hasOwn(variables, nameOf(left)))
      this.edit(nameOf(left), start, right.start, '')
  }

  private begin({ id, init }: Node): boolean {
    const value = Object.hasOwn(this.facts.initial, nameOf(id)) ? this.facts.initial[nameOf(id)] : undefined
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
    const value = Object.hasOwn(this.facts.properties, name) ? this.facts.properties[name] : undefined
    const isWrite = parent?.type === 'AssignmentExpression' && key === 'left'
    return value !== undefined && !isWrite && this.edit(name, node.start, node.end, value)
  }

  private answerCall({ callee, start, end, arguments: values }: Node): boolean {
    const name = nameOf(callee)
    const value = Object.hasOwn(this.facts.calls, name) ? this.facts.calls[name] : undefined
    if (value === undefined) return false
    for (const { type } of nodes(values)) {
      if (type === 'CallExpression' || type === 'AssignmentExpression')
        throw new Error(`A call of ${name} is more than its value: ${this.code.slice(start, end)}`)
    }
    return this.edit(name, start, end, value)
  }

  private emptyFunction({ id, body }: Node): boolean {
    const name = nameOf(id)
    return this.facts.uncalled.includes(name) && isNode(body) && this.edit(name, body.start + 1, body.end - 1, UNCALLED)
  }

  private dropAssignment({ expression, start, end }: Node): boolean {
    const left =
      isNode(expression) && expression.type === 'AssignmentExpression' && isNode(expression['left'])
        ? expression['left']
        : undefined
    const text = left ? this.code.slice(left.start, left.end) : ''
    const fact = this.facts.assignments.find(
      (name) => text === name || (name.endsWith('.prototype') && text.startsWith(`${name}.`)),
    )
    if (fact === undefined) return false
    if (isNode(expression) && isNode(expression['right']) && expression['right'].type === 'AssignmentExpression')
      throw new Error(`More is assigned than ${text}`)
    return this.edit(fact, start, end, ';')
  }
}

const together = (facts: readonly CodeFacts[]): Known => ({
  tags: facts.flatMap(({ tags = [] }) => tags),
  variables: Object.assign({}, ...facts.map(({ variables }) => variables)) as Known['variables'],
  initial: Object.assign({}, ...facts.map(({ initial }) => initial)) as Known['initial'],
  properties: Object.assign({}, ...facts.map(({ properties }) => properties)) as Known['properties'],
  calls: Object.assign({}, ...facts.map(({ calls }) => calls)) as Known['calls'],
  instances: facts.flatMap(({ instances = [] }) => instances),
  members: facts.flatMap(({ members = [] }) => members),
  uncalled: facts.flatMap(({ uncalled = [] }) => uncalled),
  assignments: facts.flatMap(({ assignments = [] }) => assignments),
})

/**
 * Writes facts into a module's code: what they rule out becomes unreachable, and the minifier leaves it out. Lines stay where they were, so
 * that a source map holds. Throws when there is no place for a fact: the module has changed, and it is to be looked at again.
 */
export function withFacts(code: string, facts: readonly CodeFacts[]): string {
  const known = together(facts)
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
  const unused = all.filter((fact) => !editor.used.has(fact))
  if (unused.length > 0) throw new Error(`There is no place for: ${unused.join(', ')}`)
  return editor.edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: value }) =>
        text.slice(0, start) + value + text.slice(start, end).replaceAll(/[^\n]/g, '') + text.slice(end),
      code,
    )
}
