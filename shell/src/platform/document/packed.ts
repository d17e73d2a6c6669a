/** JSON with object keys stored once per shape. */
export interface Packed {
  /** Keys of each object shape. */
  kinds: string[][]
  /** A list is `[0, ...parts]`, an object `[n, ...values]` with the keys of `kinds[n - 1]`, anything else itself. */
  body: unknown
}

/** Halves the size of document data, so that pages respond sooner (docs/decisions/0018). Supports any JSON value. */
export function pack(value: unknown): Packed {
  const kinds: string[][] = []
  const numbers = new Map<string, number>()
  const numberOf = (keys: string[]) => {
    const name = JSON.stringify(keys)
    const number = numbers.get(name) ?? kinds.push(keys)
    numbers.set(name, number)
    return number
  }
  const packed = (part: unknown): unknown => {
    if (Array.isArray(part)) return [0, ...part.map(packed)]
    if (typeof part !== 'object' || part === null) return part
    const entries = Object.entries(part).filter(([, of]) => of !== undefined)
    return [numberOf(entries.map(([key]) => key)), ...entries.map(([, of]) => packed(of))]
  }
  const body = packed(value)
  return { kinds, body }
}

export function unpack({ kinds, body }: Packed): unknown {
  const unpacked = (part: unknown): unknown => {
    if (!Array.isArray(part)) return part
    const [kind, ...parts] = part as [number, ...unknown[]]
    const whole = parts.map(unpacked)
    return kind === 0 ? whole : Object.fromEntries((kinds[kind - 1] ?? []).map((key, index) => [key, whole[index]]))
  }
  return unpacked(body)
}
