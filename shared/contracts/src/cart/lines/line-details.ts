interface Characteristic {
  name: string
  value: string
}

/** Values that say by themselves what they are. */
const SELF_EVIDENT: readonly string[] = ['Металл', 'Metal']

/** A characteristic within the words of a line: `Sterling silver (925)`, `pearl (Akoya, 7 mm)`, `length 45 cm`. */
export function lineDetail({ name, value }: Characteristic): string {
  if (SELF_EVIDENT.includes(name)) return value
  return `${name.charAt(0).toLowerCase()}${name.slice(1)} ${/^\d/.test(value) ? value : `(${value})`}`
}
