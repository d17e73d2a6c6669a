type Cell = string | number

/** Aligned columns; numbers to the right. */
export function table(head: string[], rows: Cell[][]): string {
  const texts = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)))
  const numeric = head.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'))
  const line = (row: string[]) =>
    row
      .map((cell, column) => (numeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  const [first = [], ...rest] = texts
  return [line(first), widths.map((width) => '─'.repeat(width)).join('  '), ...rest.map(line)].join('\n')
}
