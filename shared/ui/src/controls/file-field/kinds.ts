/** PDF, DOC, DOCX. */
export const kindsOf = (types: readonly string[]) => types.map((type) => type.toUpperCase()).join(', ')
