/** A label within a sentence: `Email` → `email`; an acronym stays, as in `ZIP code`. */
export const inSentence = (label: string) => label.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())
