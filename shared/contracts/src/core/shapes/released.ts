import { createHash } from 'node:crypto'
import type { CallShape, Shape, UsedCall } from './shape.ts'

/** A released version of one part, and what it calls. */
export interface ReleasedVersion {
  version: string
  calls: UsedCall[]
}

/** One line of JSON each, so that a change shows what has changed; bodies and answers that several calls share are kept once. */
type Line =
  | { version: string }
  | ({ call: string; hash: string; body: string | null; query: string | null; answer: string } & Pick<CallShape, 'csrf' | 'type' | 'file'>)
  | { id: string; shape: Shape }

const idOf = (shape: Shape) => createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16)

/** As `docs/released/` keeps the versions of a part, newest first. */
export function written(versions: readonly ReleasedVersion[]): string {
  const shapes = new Map<string, Shape>()
  const keep = (shape: Shape) => {
    const id = idOf(shape)
    shapes.set(id, shape)
    return id
  }
  const lines: Line[] = versions.flatMap(({ version, calls }) => [
    { version },
    ...calls.map(({ call, hash, shape: { body, query, answer, ...rest } }) => ({
      call,
      hash,
      ...rest,
      body: body && keep(body),
      query: query && keep(query),
      answer: keep(answer),
    })),
  ])
  const known = [...shapes].sort(([one], [other]) => (one < other ? -1 : 1)).map(([id, shape]) => ({ id, shape }))
  return [...lines, ...known].map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** Reads what `written` wrote. */
export function readReleased(text: string): ReleasedVersion[] {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  const shapes = new Map(lines.flatMap((line) => ('shape' in line ? [[line.id, line.shape] as const] : [])))
  const shapeOf = (id: string): Shape => {
    const shape = shapes.get(id)
    if (!shape) throw new Error(`there is no shape ${id}`)
    return shape
  }
  const versions: ReleasedVersion[] = []
  for (const line of lines) {
    if ('version' in line) versions.push({ version: line.version, calls: [] })
    if (!('call' in line)) continue
    const { call, hash, body, query, answer, ...rest } = line
    const shape = {
      ...rest,
      body: body === null ? null : shapeOf(body),
      query: query === null ? null : shapeOf(query),
      answer: shapeOf(answer),
    }
    versions.at(-1)?.calls.push({ call, hash, shape })
  }
  return versions
}
