/** A Markdown table; a `|` inside a cell would end it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const code = (text: string): string => `\`${text}\``

/** Says where a generated page comes from, so that nobody edits it by hand. */
export const madeFrom = (source: string): string => `<!-- Made from ${source} by \`npm run docs\`: change that file, not this one. -->`
