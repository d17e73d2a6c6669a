interface Characteristic {
  name: string
  value: string
}

/** Values that say by themselves what they are. */
const SELF_EVIDENT: readonly string[] = ['Металл', 'Metal']

/** A characteristic within the words of a line: `Жёлтое золото 585`, `бриллиант круглый, 57 граней`. */
export const lineDetail = ({ name, value }: Characteristic) =>
  SELF_EVIDENT.includes(name) ? value : `${name.charAt(0).toLowerCase()}${name.slice(1)} ${value}`
