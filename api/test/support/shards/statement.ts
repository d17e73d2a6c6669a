import { loadModule, type Node, parseSync, type RangeVar, type SelectStmt } from 'libpg-query'
import { Equalities, isKnown } from './equalities.ts'

/** Awaited before a statement is read. */
export const loadParser = loadModule

/** A table that a statement names, once for each time. */
export interface TableUse {
  table: string
  verb: 'read' | 'insert' | 'update' | 'delete'
  /** Whether a column equals a value that is known before the statement runs; those that are equal to each other have one name. */
  classOf: (column: string) => { name: string; isPinned: boolean }
  /** Columns that every row must have compared with a parameter. */
  by: string[]
  /** Columns of ON CONFLICT. */
  conflict: string[]
}

type Columns = (column: string) => string | null
interface Scope {
  /** Tables, sub-selects and WITH queries by the names that they have here. */
  sources: Map<string, Columns>
  outer?: Scope | undefined
}
type Outputs = [name: string, column: string | null][]
type Queries = ReadonlyMap<string, Outputs>

/** Reads what the statement of `text` names and compares. `columnsOf` knows the tables of the schema. */
export function tableUses(text: string, columnsOf: ReadonlyMap<string, readonly string[]>): TableUse[] {
  const equalities = new Equalities()
  const uses: (Omit<TableUse, 'classOf' | 'by'> & { id: string; by: Set<string> })[] = []

  const addTable = (relation: RangeVar, verb: TableUse['verb'], scope: Scope, queries: Queries, conflict: string[] = []): string => {
    const { relname: table = '' } = relation
    const outputs = verb === 'read' ? queries.get(table) : undefined
    const id = `${table}#${uses.length}`
    if (!outputs) uses.push({ table, verb, id, by: new Set(), conflict })
    const known = columnsOf.get(table) ?? []
    scope.sources.set(
      relation.alias?.aliasname ?? table,
      outputs ? (column) => of(outputs, column) : (column) => (known.includes(column) ? `${id}.${column}` : null),
    )
    return id
  }
  const of = (outputs: Outputs, column: string) => outputs.find(([name]) => name === column)?.[1] ?? null

  const columnOf = (fields: readonly string[], scope: Scope | undefined): string | null => {
    const [last = '', alias] = fields.toReversed()
    for (let level = scope; level; level = level.outer) {
      if (alias !== undefined) {
        const source = level.sources.get(alias)
        if (source) return source(last)
        continue
      }
      for (const source of level.sources.values()) {
        const column = source(last)
        if (column) return column
      }
    }
    return null
  }

  const valueOf = (node: Node | undefined, scope: Scope, queries: Queries): string | null => {
    if (!node) return null
    if ('TypeCast' in node) return valueOf(node.TypeCast.arg, scope, queries)
    if ('ParamRef' in node) return `$${node.ParamRef.number}`
    if ('A_Const' in node) return node.A_Const.isnull ? null : `'${JSON.stringify(node.A_Const)}`
    if ('SubLink' in node && node.SubLink.subLinkType === 'EXPR_SUBLINK')
      return outputsOf(node.SubLink.subselect, scope, queries)[0]?.[1] ?? null
    if ('ColumnRef' in node) return columnOf(namesOf(node.ColumnRef.fields), scope)
    walk(node, scope, queries)
    return null
  }

  /** Takes equalities that hold for every row, and enters sub-selects wherever they stand. */
  const condition = (node: Node | undefined, scope: Scope, queries: Queries): void => {
    if (!node) return
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
      for (const arg of node.BoolExpr.args ?? []) condition(arg, scope, queries)
      return
    }
    if ('A_Expr' in node) {
      const { kind, name, lexpr, rexpr } = node.A_Expr
      const [left, right] = [valueOf(lexpr, scope, queries), valueOf(rexpr, scope, queries)]
      for (const [one, other] of [
        [left, rexpr],
        [right, lexpr],
      ] as const) {
        if (one && !isKnown(one) && other && /"ParamRef"/.test(JSON.stringify(other))) noteBy(one)
      }
      if (kind === 'AEXPR_OP' && namesOf(name)[0] === '=') equalities.add(left, right)
      return
    }
    if ('SubLink' in node && node.SubLink.subLinkType === 'ANY_SUBLINK') {
      const [first] = outputsOf(node.SubLink.subselect, scope, queries)
      equalities.add(valueOf(node.SubLink.testexpr, scope, queries), first?.[1] ?? null)
      return
    }
    walk(node, scope, queries)
  }
  const noteBy = (column: string) => {
    const [id, name = ''] = column.split('.')
    uses.find((each) => each.id === id)?.by.add(name)
  }

  /** Finds sub-selects in an expression. */
  const walk = (node: unknown, scope: Scope, queries: Queries): void => {
    if (Array.isArray(node)) for (const each of node) walk(each, scope, queries)
    else if (node && typeof node === 'object') {
      if ('SelectStmt' in node) outputsOf(node as Node, scope, queries)
      else for (const each of Object.values(node)) walk(each, scope, queries)
    }
  }

  const from = (node: Node, scope: Scope, queries: Queries): void => {
    if ('RangeVar' in node) addTable(node.RangeVar, 'read', scope, queries)
    else if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect
      const outputs = renamed(outputsOf(subquery, scope, queries), alias?.colnames)
      scope.sources.set(alias?.aliasname ?? `?${scope.sources.size}`, (column) => of(outputs, column))
    } else if ('JoinExpr' in node) {
      const { larg, rarg, quals, usingClause } = node.JoinExpr
      if (larg) from(larg, scope, queries)
      const before = new Map(scope.sources)
      if (rarg) from(rarg, scope, queries)
      condition(quals, scope, queries)
      const after = new Map([...scope.sources].filter(([name]) => !before.has(name)))
      for (const column of namesOf(usingClause))
        equalities.add(columnOf([column], { sources: before }), columnOf([column], { sources: after }))
    } else walk(node, scope, queries)
  }
  const renamed = (outputs: Outputs, names: Node[] | undefined): Outputs =>
    outputs.map(([name, column], index) => [namesOf(names)[index] ?? name, column])

  const targets = (list: Node[] | undefined, scope: Scope, queries: Queries): Outputs =>
    (list ?? []).flatMap((node): Outputs => {
      if (!('ResTarget' in node)) return []
      const { name, val } = node.ResTarget
      const fields = val && 'ColumnRef' in val ? val.ColumnRef.fields : undefined
      if (fields?.some((field) => 'A_Star' in field)) {
        const [alias] = namesOf(fields)
        const all = new Set([...columnsOf.values()].flat())
        return [...all].flatMap((column): Outputs => {
          const found = columnOf(alias === undefined ? [column] : [alias, column], scope)
          return found ? [[column, found]] : []
        })
      }
      return [[name ?? namesOf(fields).at(-1) ?? '?', valueOf(val, scope, queries)]]
    })

  const withQueries = (clause: { ctes?: Node[] } | undefined, scope: Scope | undefined, queries: Queries): Queries => {
    const all = new Map(queries)
    for (const node of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in node)) continue
      const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr
      // A recursive query names itself.
      all.set(ctename, all.get(ctename) ?? [])
      all.set(ctename, renamed(outputsOf(ctequery, scope, all), aliascolnames))
    }
    return all
  }

  const outputsOf = (node: Node | undefined, outer: Scope | undefined, known: Queries): Outputs => {
    if (!node) return []
    if ('SelectStmt' in node) return select(node.SelectStmt, outer, known)
    const scope: Scope = { sources: new Map(), outer }
    if ('InsertStmt' in node) {
      const { relation, cols, selectStmt, onConflictClause, returningClause, withClause } = node.InsertStmt
      const queries = withQueries(withClause, outer, known)
      const values = outputsOf(selectStmt, outer, queries)
      const conflict = (onConflictClause?.infer?.indexElems ?? []).flatMap((node) =>
        'IndexElem' in node ? [node.IndexElem.name ?? ''] : [],
      )
      const id = addTable(relation ?? {}, 'insert', scope, queries, conflict)
      const names = (cols ?? []).map((col) => ('ResTarget' in col ? col.ResTarget.name : ''))
      names.forEach((name, index) => equalities.add(`${id}.${name}`, values[index]?.[1] ?? null))
      // An identity is made by the coordinator before the row is sent.
      if (!names.includes('id')) equalities.add(`${id}.id`, `'new ${id}`)
      if (onConflictClause) walk(onConflictClause, scope, queries)
      return targets(returningClause?.exprs, scope, queries)
    }
    const [statement, verb] =
      'UpdateStmt' in node ? [node.UpdateStmt, 'update' as const] : 'DeleteStmt' in node ? [node.DeleteStmt, 'delete' as const] : []
    if (!statement) return []
    const queries = withQueries(statement.withClause, outer, known)
    addTable(statement.relation ?? {}, verb ?? 'read', scope, queries)
    const more = 'fromClause' in statement ? statement.fromClause : 'usingClause' in statement ? statement.usingClause : []
    for (const each of more ?? []) from(each, scope, queries)
    condition(statement.whereClause, scope, queries)
    if ('targetList' in statement) walk(statement.targetList, scope, queries)
    return targets(statement.returningClause?.exprs, scope, queries)
  }

  const select = (statement: SelectStmt, outer: Scope | undefined, known: Queries): Outputs => {
    const queries = withQueries(statement.withClause, outer, known)
    const scope: Scope = { sources: new Map(), outer }
    if (statement.valuesLists) {
      const rows = statement.valuesLists.map((row) =>
        'List' in row ? (row.List.items ?? []).map((item) => valueOf(item, scope, queries)) : [],
      )
      // Several rows go to one shard when they have the same value.
      return (rows[0] ?? []).map((value, index) => [`column${index + 1}`, rows.every((row) => row[index] === value) ? value : null])
    }
    if (statement.larg || statement.rarg) {
      const arms = [statement.larg, statement.rarg].map((arm) => (arm ? select(arm, outer, queries) : []))
      return (arms[0] ?? []).map(([name, value], index) => [name, value !== null && value === arms[1]?.[index]?.[1] ? value : null])
    }
    for (const each of statement.fromClause ?? []) from(each, scope, queries)
    condition(statement.whereClause, scope, queries)
    const outputs = targets(statement.targetList, scope, queries)
    for (const part of [statement.havingClause, statement.sortClause, statement.limitCount]) walk(part, scope, queries)
    return outputs
  }

  for (const { stmt } of parseSync(text).stmts ?? []) outputsOf(stmt, undefined, new Map())
  return uses.map(({ table, verb, id, by, conflict }) => ({
    table,
    verb,
    conflict,
    by: [...by].sort(),
    classOf: (column) => {
      const name = equalities.nameOf(`${id}.${column}`)
      return { name, isPinned: isKnown(name) }
    },
  }))
}

const namesOf = (nodes: Node[] | undefined): string[] => (nodes ?? []).flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []))
